import { drop, isRecord, keep, kept } from '../settings/stored';
import { setupFrom, type Setup } from './setup';

/** A game as the browser keeps it: its text and what was agreed on. */
export interface SavedGame {
  text: string;
  setup: Setup;
  /** Whether it has ended: then it is kept to be looked at, but not offered for playing on. */
  isOver: boolean;
}

export function saveGame(game: SavedGame): boolean {
  return keep('game', game);
}

export function savedGame(): SavedGame | null {
  const found = kept('game');
  if (!isRecord(found) || typeof found['text'] !== 'string') return null;
  const setup = setupFrom(found['setup']);
  return setup === null ? null : { text: found['text'], setup, isOver: found['isOver'] === true };
}

export function forgetGame(): void {
  drop('game');
}

export function saveSetup(setup: Setup): void {
  keep('setup', setup);
}

export function savedSetup(): Setup | null {
  return setupFrom(kept('setup'));
}
