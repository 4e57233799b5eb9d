import { isRecord, keep, kept } from '../settings/stored';
import { type Setup, setupFrom } from './setup';

/** A game as the browser stores it: its text and its setup. */
export interface SavedGame {
  text: string;
  setup: Setup;
  /** Whether the game has ended. Then it can be replayed, but not continued. */
  isOver: boolean;
  /** The number of turns played. */
  turns: number;
  /** The seed of the computers' random numbers. Games that an older version stored have none. */
  seed?: number | undefined;
  isPaused?: boolean | undefined;
}

export function saveGame(game: SavedGame): boolean {
  return keep('game', game);
}

export function savedGame(): SavedGame | null {
  return gameFrom(kept('game'));
}

export function gameFrom(found: unknown): SavedGame | null {
  if (!isRecord(found) || typeof found['text'] !== 'string') return null;
  const setup = setupFrom(found['setup']);
  const turns = found['turns'];
  if (setup === null) return null;
  return {
    text: found['text'],
    setup,
    isOver: found['isOver'] === true,
    turns: typeof turns === 'number' ? turns : 0,
    seed: typeof found['seed'] === 'number' ? found['seed'] : undefined,
    isPaused: found['isPaused'] === true || undefined,
  };
}

export function saveSetup(setup: Setup): void {
  keep('setup', setup);
}

export function savedSetup(): Setup | null {
  return setupFrom(kept('setup'));
}
