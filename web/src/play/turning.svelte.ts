import { seatsInFront } from '../board/places';
import { WAYS_TO_LIE } from '../board/turning';
import { isRecord, keep, kept } from '../settings/stored';
import { listed, t } from '../texts/texts.svelte';
import type { Session } from './session.svelte';

/** How far the board in play is turned: a number of steps clockwise. The last choice is kept, for the game it was made for. */
export class Turning {
  steps = $state(0);
  #game = '';

  /** The board of another game is shown. */
  begin(game: string): void {
    const last = kept('turn');
    this.#game = game;
    this.steps = isRecord(last) && last['game'] === game ? Number(last['steps']) || 0 : 0;
  }

  /** One step on, of so many in a whole turn. */
  on(all: number): void {
    this.steps = (this.steps + 1) % all;
    keep('turn', { game: this.#game, steps: this.steps });
  }
}

/** Turns the board in play by one step and says who sits in front then. */
export function turnBoard(session: Session): void {
  if (session.variant === null) return;
  session.turning.on(WAYS_TO_LIE[session.variant.board.shape]);
  const { board } = session;
  const names = board === null ? [] : seatsInFront(board, session.seats).map((seat) => session.name(seat));
  session.stage.say(t('page.say.turned', { names: listed(names) }));
}
