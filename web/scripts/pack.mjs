// Makes a built page ready to be served: each file also compressed, once and as well as can be, and a list of them all.

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

/** Pictures and fonts are compressed already; below a tenth it is not worth the trouble of unpacking. */
function compressed(bytes, compress) {
  const smaller = compress(bytes);
  return smaller.length < 0.9 * bytes.length ? smaller : undefined;
}

/** Writes `files.txt`, a line a file: fingerprint, the endings of its compressed copies or -, path. */
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
