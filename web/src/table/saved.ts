import * as v from 'valibot';
import { keep, kept, keptAs } from '../settings/stored';
import { type Setup, setupFrom, setupShape } from './setup';

/** A game as the browser stores it: its text and its setup. Older versions stored neither its seed nor a pause. */
export const savedShape = v.object({
  text: v.string(),
  setup: setupShape,
  isOver: v.fallback(v.boolean(), false), // then it can be replayed, but not continued
  turns: v.fallback(v.number(), 0), // the number of turns played
  seed: v.fallback(v.optional(v.number()), undefined), // of the computers' random numbers
  isPaused: v.fallback(v.optional(v.boolean()), undefined),
});

export type SavedGame = v.InferOutput<typeof savedShape>;

export function saveGame(game: SavedGame): boolean {
  return keep('game', game);
}

export function savedGame(): SavedGame | null {
  return keptAs('game', savedShape);
}

export function saveSetup(setup: Setup): void {
  keep('setup', setup);
}

export function savedSetup(): Setup | null {
  return setupFrom(kept('setup'));
}
