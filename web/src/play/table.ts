import type { GameView, SeatLetter } from '../rulebook/protocol';
import type { Setup } from './setup';

/** Who at the table may do what: read off what was agreed on and how the game stands. */
export function isPerson(setup: Setup | null, seat: SeatLetter): boolean {
  return setup?.players[seat].kind === 'person';
}

/** Who would resign: the person to move, or the one who waits for a computer. */
export function resigningSeat(setup: Setup | null, view: GameView): SeatLetter | null {
  if (view.outcome.kind !== 'open') return null;
  if (isPerson(setup, view.toMove)) return view.toMove;
  return view.seats.find(({ seat, resigned }) => isPerson(setup, seat) && !resigned)?.seat ?? null;
}

/** The computer that does not agree to a draw, because it is ahead of every person. */
export function seatAgainstDraw(setup: Setup | null, view: GameView): SeatLetter | null {
  const best = Math.min(...view.seats.filter(({ seat }) => isPerson(setup, seat)).map((seat) => seat.turnsNeeded));
  return view.seats.find((one) => !isPerson(setup, one.seat) && !one.resigned && one.turnsNeeded < best)?.seat ?? null;
}

/** The last moment before now at which a person was to move, or -1. */
export function lastOwnMoment(setup: Setup | null, moments: readonly GameView[]): number {
  return moments.slice(0, -1).findLastIndex((view) => isPerson(setup, view.toMove));
}

/** Whether a game is this one, played on. */
export function continues(game: readonly GameView[], before: readonly GameView[]): boolean {
  return game.length > before.length && before.every((view, index) => view.position === game[index]?.position);
}
