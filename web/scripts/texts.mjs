import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What no first screen needs: it is there sooner without. Every other screen waits for all texts. */
const FAMILIES = 'rules print cli analysis expected house refusal outcome problem puzzle sheet table';
const OF_THE_PAGE =
  'absent action analysis cell clock daily device draw duty end event fair first gallery hand hear help keys learn lesson lobby ' +
  'make moves pace phrase presence puzzle replay resign room say share status talk type zoom';
/** Families of which the first screen needs a few members. */
const IN_PART = 'menu\\.(?!load$)|print\\.(?!choose$)|setup\\.(?!level|round)';
const LATER = new RegExp(
  `^(${oneOf(FAMILIES)}|page\\.(${oneOf(OF_THE_PAGE)}))\\.|^page\\.(${IN_PART})|^variant\\..*\\.about$`,
);
const TEXTS = new URL('../../i18n/src/main/resources/dev/halma/i18n/', import.meta.url);
const ID = '\0texts:';

/** Divides the file of each language in two modules: `en.json?first` and `en.json?later`. */
export function texts() {
  return {
    name: 'halma-texts',
    enforce: 'pre',
    resolveId(source) {
      const [, language, part] = /\/i18n\/(\w+)\.json\?(?:import&)?(first|later)$/.exec(source) ?? [];
      return language === undefined ? null : `${ID}${part}:${language}`;
    },
    async load(id) {
      if (!id.startsWith(ID)) return null;
      const [part, language] = id.slice(ID.length).split(':');
      const file = fileURLToPath(new URL(`${language}.json`, TEXTS));
      this.addWatchFile(file);
      const all = Object.entries(JSON.parse(await readFile(file, 'utf8')));
      // The manifest's text is for the system, not for the page.
      const own = all.filter(([key]) => LATER.test(key) === (part === 'later') && !key.startsWith('manifest.'));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(own)))});`;
    },
  };
}

function oneOf(words) {
  return words.replaceAll(' ', '|');
}
