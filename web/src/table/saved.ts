import * as v from 'valibot';
import type { Entry } from '../rulebook/protocol';
import { keep, kept, keptAs } from '../settings/stored';
import { type Setup, setupFrom, setupShape } from './setup';

/** A game as the browser stores it: its text and its setup. Older versions stored neither its seed nor its log. */
export const savedShape = v.object({
  text: v.string(),
  setup: setupShape,
  isOver: v.fallback(v.boolean(), false), // then it can be replayed, but not continued
  turns: v.fallback(v.number(), 0), // the number of turns played
  seed: v.fallback(v.optional(v.number()), undefined), // of the computers' random numbers
  // Of the table: it also knows pauses, offers and stand-ins. The rule book, which reads it, refuses what is no log.
  log: v.fallback(v.optional(v.custom<Entry[]>(Array.isArray)), undefined),
});

type Saved = v.InferOutput<typeof savedShape>;
export type SavedGame = Omit<Saved, 'log'> & { log?: readonly Entry[] | undefined };

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
