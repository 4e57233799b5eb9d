import { rules } from '../rulebook/books';
import type { GameView, SeatLetter } from '../rulebook/protocol';
import { makeRoom } from './aside';
import type { Opening } from './opening';
import { tagsOf } from './players';
import { type SavedGame, savedGame, saveGame } from './saved';

/** Stores the games of the local table in the browser: each as text (.hgn) and as the log of its table, after every change. */
export class GameStore {
  /** The text that was stored last. If the browser holds another, it is a game of another tab and must not be lost. */
  #kept = '';
  #hasWarned = false;

  /** @param warn called once if the browser stores nothing */
  constructor(private readonly warn: () => void) {}

  /** Starts to store another game. The one before counts as a game of another tab. */
  begin(): void {
    this.#kept = '';
  }

  /** Returns the text, and the game that was set aside for this one. */
  async write(
    view: GameView,
    { setup, seed, tags, log }: Pick<SavedGame, 'setup' | 'seed' | 'log'> & Pick<Opening, 'tags'>,
    seats: readonly SeatLetter[],
  ): Promise<{ text: string; aside: SavedGame | null }> {
    const text = await rules.write(view.id, { ...tags, ...tagsOf(setup, seats) });
    const game = { text, setup, seed, log, isOver: view.outcome.kind !== 'open', turns: view.events };
    const before = savedGame();
    const isAside = before !== null && before.text !== this.#kept && (await makeRoom(before, game));
    this.#kept = text;
    if (!saveGame(game)) this.#warnOnce();
    return { text, aside: isAside ? before : null };
  }

  /** The stored game if another tab has written it, or null. */
  writtenElsewhere(): SavedGame | null {
    const saved = savedGame();
    return saved === null || saved.text === this.#kept ? null : saved;
  }

  #warnOnce(): void {
    if (!this.#hasWarned) this.warn();
    this.#hasWarned = true;
  }
}
