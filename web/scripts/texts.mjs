/** What only a game needs. The first screen is there sooner without it. */
const LATER = /^page\.(hear|keys)\./;

/** Divides the file of each language in two: `en.json?first` and `en.json?later`. */
export function texts() {
  return {
    name: 'halma-texts',
    enforce: 'pre',
    transform(code, id) {
      const part = /\.json\?(first|later)$/.exec(id)?.[1];
      if (part === undefined) return null;
      const own = Object.entries(JSON.parse(code)).filter(([key]) => LATER.test(key) === (part === 'later'));
      return { code: JSON.stringify(Object.fromEntries(own)), map: null };
    },
  };
}
