// Prepares a built page for the server: compresses each file as well as possible and writes a list of all files.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressors = {
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes) => gzipSync(bytes, { level: 9 }),
};

/** Pictures and fonts are compressed already. A gain below a tenth is not worth unpacking. */
function compressed(bytes, compress) {
  const smaller = compress(bytes);
  return smaller.length < 0.9 * bytes.length ? smaller : undefined;
}

/** Writes `files.txt`, one line per file: fingerprint, the endings of its compressed copies or -, path. */
export function pack(folder) {
  const lines = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    const endings = [];
    for (const [ending, compress] of Object.entries(compressors)) {
      const smaller = compressed(bytes, compress);
      if (smaller === undefined) continue;
      writeFileSync(`${file}.${ending}`, smaller);
      endings.push(ending);
    }
    const fingerprint = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const path = relative(folder, file).split(sep).join('/');
    lines.push(`${fingerprint} ${endings.join(',') || '-'} ${path}\n`);
  }
  writeFileSync(join(folder, 'files.txt'), lines.sort().join(''));
}
