import { localeOf } from '../texts/languages';
import { listed, spoken } from '../texts/texts.svelte';

/** Of a larger group so many are named. */
const NAMED = 5;

/** Says what the light is on, for whoever can't see it and has no screen reader. */
export function speakLight(names: readonly string[]): void {
  if (!('speechSynthesis' in window)) return;
  speechSynthesis.cancel();
  if (names.length === 0) return;
  const words = new SpeechSynthesisUtterance(
    names.length > NAMED ? `${names.slice(0, NAMED).join(', ')} …` : listed(names),
  );
  words.lang = localeOf(spoken());
  speechSynthesis.speak(words);
}
