// Adds to the list of those whose work is in the page, which Vite makes from the packages that it bundles, what came there
// through another compiler.

import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const NOTICES = 'third-party.txt';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The rule book is compiled together with TeaVM's own class library, which is licensed as Halma is. */
function teavm() {
  const [, version] = /<teavm\.version>(.*)<\/teavm\.version>/.exec(readFileSync(join(root, 'pom.xml'), 'utf8'));
  return `\n## TeaVM - ${version} (Apache-2.0)\n\n${readFileSync(join(root, 'LICENSE'), 'utf8').trim()}\n`;
}

/** @returns {import('vite').Plugin} */
export function notices() {
  return {
    name: 'halma-notices',
    apply: 'build',
    writeBundle({ dir }) {
      appendFileSync(join(dir, NOTICES), teavm());
    },
  };
}
