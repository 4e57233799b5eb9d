import * as v from 'valibot';
import type { SeatLetter } from '../rulebook/protocol';

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
