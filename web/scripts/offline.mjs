// Writes the service worker into the built page, with the list of all that it keeps.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src/offline/sw.js', import.meta.url));

function listOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== 'sw.js' && !/^icon-.*\.png$/.test(path)) // the system keeps the icons itself
    .sort()
    .map((path) => ({ path: path === 'index.html' ? './' : path, isForever: /^(assets|worker)\//.test(path) }));
}

function fingerprint(folder, files) {
  const hash = createHash('sha256').update(readFileSync(source));
  for (const { path } of files)
    hash.update(`\0${path}\0`).update(readFileSync(join(folder, path === './' ? 'index.html' : path)));
  return hash.digest('hex').slice(0, 16);
}

/** @returns {import('vite').Plugin} */
export function offline() {
  return {
    name: 'halma-offline',
    apply: 'build',
    writeBundle({ dir }) {
      const files = listOf(dir);
      const text = readFileSync(source, 'utf8')
        .replace('VERSION', () => JSON.stringify(fingerprint(dir, files)))
        .replace('FILES', () => JSON.stringify(files));
      writeFileSync(join(dir, 'sw.js'), text);
    },
  };
}
