import * as v from 'valibot';
import type { GameView, SeatLetter } from '../rulebook/protocol';
import type { Player } from './setup';

/** Allowances that make a game between unequal players fair. Undo and hints are allowed unless agreed otherwise. */
export interface Allowance {
  /** Whether this person may take moves back. */
  undo: boolean;
  hints: boolean;
  /** The head start in turns: the other seats miss that many turns at first. */
  headStart: number;
}

export type Allowances = Partial<Record<SeatLetter, Allowance>>;

export const HEAD_STARTS = [0, 1, 2, 3, 5, 8] as const;
export const allowanceShape = v.object({
  undo: v.boolean(),
  hints: v.boolean(),
  headStart: v.pipe(v.number(), v.values(HEAD_STARTS)),
});
const USUAL: Allowance = { undo: true, hints: true, headStart: 0 };

export function allowanceOf(allowances: Allowances, seat: SeatLetter): Allowance {
  return allowances[seat] ?? USUAL;
}

/** Whether any allowance differs from the usual. */
export function isAgreed(allowances: Allowances, seats: readonly SeatLetter[]): boolean {
  return seats.some((seat) => {
    const { undo, hints, headStart } = allowanceOf(allowances, seat);
    return !undo || !hints || headStart > 0;
  });
}

/** The allowances of people. A computer may sit where a child with a head start sat before, and gets none of it. */
export function allowancesOfPeople(allowances: Allowances, players: Readonly<Record<SeatLetter, Player>>): Allowances {
  const theirs = Object.entries(allowances).filter(([seat]) => players[seat as SeatLetter].kind === 'person');
  return Object.fromEntries(theirs);
}

/** Whether the seat to move misses its turn, because another seat has a head start. */
export function missesTurn(allowances: Allowances, moments: readonly GameView[]): boolean {
  const now = moments.at(-1);
  if (now === undefined || now.outcome.kind !== 'open') return false;
  const seats = now.seats.map(({ seat }) => seat);
  const ahead = (seat: SeatLetter): number => allowanceOf(allowances, seat).headStart;
  const missed = moments.filter(({ last }) => last?.by === now.toMove && last.event === 'skipped').length;
  const had = moments.filter(({ last }) => last?.by === now.toMove).length;
  // Only before its first move: a seat that has moved misses no more turns.
  return had === missed && missed < Math.max(...seats.map(ahead)) - ahead(now.toMove);
}
