import type { GameView, SeatLetter } from '../rulebook/protocol';
import { t } from '../texts/texts.svelte';
import { makeRoom } from './aside';
import { rules } from './books';
import { notices } from './notices.svelte';
import { tagsOf } from './players';
import { type SavedGame, savedGame, saveGame } from './saved';
import type { Setup } from './setup';

/** The game as text (.hgn), written after every change and kept by the browser. */
export class Record {
  text = $state.raw('');
  /** What we have kept last: anything else in its place is a game from elsewhere, which must not be lost. */
  #kept = '';
  #warned = false;

  /** From now on another game is written: the one before counts as any other. */
  begin(): void {
    this.#kept = '';
  }

  /** Answers with the game that had to be put aside for this one. */
  async write(view: GameView, setup: Setup, seats: readonly SeatLetter[]): Promise<SavedGame | null> {
    this.text = await rules.write(view.id, tagsOf(setup, seats));
    const game = { text: this.text, setup, isOver: view.outcome.kind !== 'open', turns: view.events };
    const before = savedGame();
    const isAside = before?.text !== this.#kept && makeRoom(before, game);
    this.#kept = this.text;
    if (!saveGame(game)) this.#warn();
    return isAside ? before : null;
  }

  /** What the browser keeps, where another tab has written it. */
  writtenElsewhere(): SavedGame | null {
    const saved = savedGame();
    return saved === null || saved.text === this.text ? null : saved;
  }

  #warn(): void {
    if (this.#warned) return;
    this.#warned = true;
    notices.wrong(t('page.wrong.storage'));
  }
}
