// Vite lists the licences of the packages that it bundles. This adds TeaVM, whose class library is part of the compiled
// rule book.

import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const NOTICES = 'third-party.txt';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** TeaVM has the same licence as Halma. */
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
