import { placesOf, seatsInFront } from '../board/places';
import { turned, WAYS_TO_LIE } from '../board/turning';
import type { BoardInfo, SeatLetter } from '../rulebook/protocol';
import { isRecord, keep, kept } from '../settings/stored';
import { listed, t } from '../texts/texts.svelte';
import type { Session } from './session.svelte';

/** The rotation of the board in play, in steps clockwise. The last choice is kept for its game. */
export class Turning {
  steps = $state(0);
  #game = '';

  /** Shows another game, in the default rotation unless the player has chosen one for it. */
  begin(game: string, usual: number): void {
    const last = kept('turn');
    this.#game = game;
    this.steps = isRecord(last) && last['game'] === game ? Number(last['steps']) || 0 : usual;
  }

  /** Turns by one step; `all` steps are a whole turn. */
  on(all: number): void {
    this.steps = (this.steps + 1) % all;
    keep('turn', { game: this.#game, steps: this.steps });
  }
}

/** The number of steps that bring a seat's camp to where that of seat A is on the unturned board. */
export function stepsToFront(board: BoardInfo, seat: SeatLetter): number {
  const front = placesOf(board, ['A']).get('A') ?? { x: 0, y: 0 };
  const away = (steps: number): number => {
    const { x, y } = placesOf(turned(board, steps), [seat]).get(seat) ?? front;
    return Math.hypot(x - front.x, y - front.y);
  };
  const all = Array.from({ length: WAYS_TO_LIE[board.shape] }, (_, steps) => steps);
  return all.reduce((best, steps) => (away(steps) < away(best) - 0.01 ? steps : best), 0);
}

/** Turns the board in play by one step and announces which player is in front. */
export function turnBoard(session: Session): void {
  if (session.variant === null) return;
  session.turning.on(WAYS_TO_LIE[session.variant.board.shape]);
  const { board } = session;
  const names = board === null ? [] : seatsInFront(board, session.seats).map((seat) => session.name(seat));
  session.announcements.say(t('page.say.turned', { names: listed(names) }));
}
