import { IntlMessageFormat } from 'intl-messageformat';
import { untrack } from 'svelte';
import type english from '#texts/en.json';
import { type Language, localeOf } from './languages';

/** The key of a text. A key that is not in the files does not compile. Variants and house rules have free keys. */
export type TextKey = keyof typeof english | `variant.${string}.${'name' | 'about'}` | `house.${string}.${string}`;

type Between<Key, Start extends string, End extends string> = Key extends `${Start}${infer Name}${End}` ? Name : never;

/** The names of a family's members: `Family<'page.lesson.'>` is every lesson that has a text. */
export type Family<Start extends string, End extends string = ''> = Between<keyof typeof english, Start, End>;

/** The facts of a text: the values of its placeholders. */
export type Facts = Record<string, string | number | boolean>;
type Messages = Record<string, string>;

type Files = Record<string, () => Promise<Messages>>;

// Each file comes in two parts: `scripts/texts.mjs` lists the texts that no first screen needs.
const first = import.meta.glob<Messages>('../../../i18n/src/main/resources/dev/halma/i18n/*.json', {
  import: 'default',
  query: '?first',
});
const later = import.meta.glob<Messages>('../../../i18n/src/main/resources/dev/halma/i18n/*.json', {
  import: 'default',
  query: '?later',
});

/** The key of a variant that is not in the catalogue: its id is its text. */
const OWN_BOARD = /^variant\.(\w+\(\d+\) .+)\.(name|about)$/;

let messages = $state.raw<Messages>({});
let language = $state<Language>('en');
const formats = new Map<string, IntlMessageFormat>();
let isWhole = false;
/** The language that was chosen last. One that loads more slowly must not replace it. */
let latest: Language = 'en';

/** Loads the file of a language and changes the whole page to it. English fills gaps. */
export async function speak(wanted: Language): Promise<void> {
  latest = wanted;
  const own = { ...(await load(first, wanted)), ...(isWhole ? await load(later, wanted) : {}) };
  const missing = wanted !== 'en' && !Object.hasOwn(own, 'page.play');
  const rest = missing ? await load(first, 'en') : {};
  if (latest !== wanted) return;
  formats.clear();
  messages = { ...rest, ...own };
  language = wanted;
  document.documentElement.lang = localeOf(wanted);
  // What a system shows of the page once it is installed.
  const manifest = wanted === 'en' ? 'manifest.webmanifest' : `manifest.${wanted}.webmanifest`;
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `./${manifest}`);
}

/** Fulfilled once the texts that no first screen needs are loaded too. */
export async function textsAreWhole(): Promise<void> {
  if (isWhole) return;
  const wanted = untrack(() => language);
  const rest = await load(later, wanted);
  // The player may have chosen another language meanwhile.
  if (wanted !== language) return textsAreWhole();
  messages = { ...messages, ...rest };
  isWhole = true;
}

async function load(files: Files, wanted: Language): Promise<Messages> {
  const path = Object.keys(files).find((file) => file.endsWith(`/${wanted}.json`));
  const file = path === undefined ? undefined : files[path];
  return file === undefined ? {} : file();
}

export function spoken(): Language {
  return language;
}

export function has(key: string): boolean {
  return Object.hasOwn(messages, key);
}

/** The text of a key in the chosen language. */
export function t(key: TextKey, facts: Facts = {}): string {
  return textOf(key, facts);
}

/** The same for a key from the rule book. A key without a text is shown itself; a test finds those. */
export function textOf(key: string, facts: Facts = {}): string {
  const message = messages[key];
  if (message === undefined) {
    const [, text, part] = OWN_BOARD.exec(key) ?? [];
    return text === undefined ? key : textOf(`variant.own.${part}`, { text });
  }
  let format = formats.get(key);
  if (format === undefined) {
    format = new IntlMessageFormat(message, localeOf(language), undefined, { ignoreTag: true });
    formats.set(key, format);
  }
  return String(format.format(isolated(facts)));
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name that runs from right to left stands between marks (first strong isolate, pop isolate) that keep its direction
 * from changing the order of the words around it. They work in announcements and attributes too, where `<bdi>` can't be.
 */
function isolated(facts: Facts): Facts {
  const isolate = (fact: Facts[string]) =>
    typeof fact === 'string' && RIGHT_TO_LEFT.test(fact) ? `\u2068${fact}\u2069` : fact;
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, isolate(fact)]));
}

/** Several things in one phrase: 'A, B and C'. */
export function listed(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(localeOf(language), { type }).format(items);
}

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: digits }).format(value);
}
