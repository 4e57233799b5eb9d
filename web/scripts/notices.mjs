// Vite lists the licences of the packages that it bundles. This adds TeaVM, whose class library is part of the compiled
// rule book, and our typefaces.

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

const FONTS = [
  { name: 'Old Standard - 5.3.0 (OFL-1.1)', licence: 'LICENSE-OldStandard.txt' },
  { name: 'Roboto - 5.3.0 (OFL-1.1)', licence: 'LICENSE-Roboto.txt' },
];

function fonts() {
  const text = (file) => readFileSync(join(root, 'web/src/theme/fonts', file), 'utf8').trim();
  return FONTS.map(({ name, licence }) => `\n## ${name}\n\n${text(licence)}\n`).join('');
}

/** @returns {import('vite').Plugin} */
export function notices() {
  return {
    name: 'halma-notices',
    apply: 'build',
    writeBundle({ dir }) {
      appendFileSync(join(dir, NOTICES), teavm() + fonts());
    },
  };
}
