import { rules } from '../rulebook/books';
import type { GameView, SeatLetter } from '../rulebook/protocol';
import { makeRoom } from './aside';
import { tagsOf } from './players';
import { type SavedGame, savedGame, saveGame } from './saved';
import type { Setup } from './setup';

/** Where the games of this device's own table are kept: each as text (.hgn), written after every change. */
export class Record {
  /** What we have kept last: anything else in its place is a game from elsewhere, which must not be lost. */
  #kept = '';
  #hasWarned = false;

  /** @param warn called once, where the browser keeps nothing */
  constructor(private readonly warn: () => void) {}

  /** From now on another game is written: the one before counts as any other. */
  begin(): void {
    this.#kept = '';
  }

  /** Answers with the text, and the game that had to be put aside for this one. */
  async write(
    view: GameView,
    setup: Setup,
    seats: readonly SeatLetter[],
  ): Promise<{ text: string; aside: SavedGame | null }> {
    const text = await rules.write(view.id, tagsOf(setup, seats));
    const game = { text, setup, isOver: view.outcome.kind !== 'open', turns: view.events };
    const before = savedGame();
    const isAside = before !== null && before.text !== this.#kept && (await makeRoom(before, game));
    this.#kept = text;
    if (!saveGame(game)) this.#warnOnce();
    return { text, aside: isAside ? before : null };
  }

  /** What the browser keeps, where another tab has written it. */
  writtenElsewhere(): SavedGame | null {
    const saved = savedGame();
    return saved === null || saved.text === this.#kept ? null : saved;
  }

  #warnOnce(): void {
    if (!this.#hasWarned) this.warn();
    this.#hasWarned = true;
  }
}
