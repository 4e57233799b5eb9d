import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What only a game needs. The first screen is there sooner without it. */
const LATER = /^page\.(hear|keys)\./;
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
      const own = all.filter(([key]) => LATER.test(key) === (part === 'later'));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(own)))});`;
    },
  };
}
