// The manifest of the page in each language, beside the English one: what a system shows of the installed page.

import { readFileSync } from 'node:fs';

const TEXTS = new URL('../../i18n/src/main/resources/dev/halma/i18n/', import.meta.url);
const ENGLISH = new URL('../public/manifest.webmanifest', import.meta.url);
const LANGUAGES = ['da', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'ru'];

function json(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @returns {import('vite').Plugin} */
export function manifests() {
  return {
    name: 'halma-manifests',
    apply: 'build',
    generateBundle() {
      for (const lang of LANGUAGES) {
        const description = json(new URL(`${lang}.json`, TEXTS))['manifest.about'];
        const source = JSON.stringify({ ...json(ENGLISH), description, lang: lang === 'pt' ? 'pt-PT' : lang });
        this.emitFile({ type: 'asset', fileName: `manifest.${lang}.webmanifest`, source });
      }
    },
  };
}
