import { settings } from '../settings/settings.svelte';
import { t } from '../texts/texts.svelte';

/** The name of a cell within a sentence. */
const CELL = /\b([a-z])(\d{1,2})\b/g;

/** A text for speech. With the spelling alphabet, if the player prefers it, 'f4' becomes 'Foxtrot 4'. */
export function spelt(text: string): string {
  if (settings.choices.spelling === 'plain') return text;
  const alphabet = t('page.hear.alphabet').split(' ');
  return text.replace(CELL, (_, letter: string, rank: string) => {
    const word = alphabet[letter.charCodeAt(0) - 'a'.charCodeAt(0)];
    return `${word ?? letter} ${rank}`;
  });
}
