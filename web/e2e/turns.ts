import { IS_SOAK, SEED } from '../patience';
import { LANGUAGES } from '../src/texts/languages';

/** A few of all cases, chosen by the seed of the run, so that other runs take other ones. A soak takes them all. */
export function inTurn<Case>(all: readonly Case[], most: number): Case[] {
  if (IS_SOAK) return [...all];
  return Array.from(
    { length: Math.min(most, all.length) },
    (_, index) => all[(SEED * most + index) % all.length] as Case,
  );
}

/** The longest words, and the other alphabet. */
const ALWAYS = ['de', 'ru'];

/** The languages to look at: two, and the others in turn. */
export const languages: readonly string[] = [
  ...ALWAYS,
  ...inTurn(
    Object.keys(LANGUAGES).filter((language) => !ALWAYS.includes(language)),
    1,
  ),
];
