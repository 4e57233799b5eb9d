import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

// Tests name what they press in English. A page that speaks another language has other words there.

type Texts = Record<string, string>;

const languages = new WeakMap<Page, string>();
const read = new Map<string, Texts>();

function textsIn(language: string): Texts {
  const known = read.get(language);
  if (known !== undefined) return known;
  const file = new URL(`../../i18n/src/main/resources/dev/halma/i18n/${language}.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts;
  read.set(language, texts);
  return texts;
}

/** Says that a page speaks this language, so that `shown` finds its words. */
export function speaks(page: Page, language: string): void {
  languages.set(page, language);
}

/** What a page shows where an English one shows this text. Texts that stand for several things may have several words. */
export function shown(page: Page, english: string): string | RegExp {
  const language = languages.get(page) ?? 'en';
  if (language === 'en') return english;
  const own = textsIn(language);
  const words = Object.entries(textsIn('en'))
    .filter(([key, text]) => key.startsWith('page.') && form(text).test(english.replaceAll('\u00a0', ' ')))
    .map(([key]) => form(own[key] ?? '').source);
  if (words.length === 0) throw new Error(`No text of the page is '${english}'.`);
  return new RegExp(words.join('|'));
}

/** All that a message without cases can become: anything may stand where a fact is inserted. */
function form(message: string): RegExp {
  const parts = message.replaceAll('\u00a0', ' ').split(/\{[^{}]*\}/);
  return new RegExp(
    `^${parts.map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&').replaceAll(' ', '\\s')).join('.*')}$`,
  );
}
