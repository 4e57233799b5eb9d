import type { GameView, SeatLetter } from '../rulebook/protocol';
import { t } from '../texts/texts.svelte';
import { rules } from './books';
import { notices } from './notices.svelte';
import { tagsOf } from './players';
import { saveGame, savedGame, type SavedGame } from './saved';
import type { Setup } from './setup';

/** The game as text (.hgn), written after every change and kept by the browser. */
export class Record {
  text = $state.raw('');
  #warned = false;

  async write(view: GameView, setup: Setup, seats: readonly SeatLetter[]): Promise<void> {
    this.text = await rules.write(view.id, tagsOf(setup, seats));
    const isSaved = saveGame({ text: this.text, setup, isOver: view.outcome.kind !== 'open' });
    if (isSaved || this.#warned) return;
    this.#warned = true;
    notices.wrong(t('page.wrong.storage'));
  }

  /** What the browser keeps, where another tab has written it. */
  writtenElsewhere(): SavedGame | null {
    const saved = savedGame();
    return saved === null || saved.text === this.text ? null : saved;
  }
}
