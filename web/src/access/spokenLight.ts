import { localeOf } from '../texts/languages';
import { listed, spoken } from '../texts/texts.svelte';

/** The most elements of a group that are named. */
const NAMED = 5;

/** Announces the highlighted elements, for players who can't see them and have no screen reader. */
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
