import { rules } from '../rulebook/books';
import type { Beginnings, Decision, SeatLetter, VariantInfo } from '../rulebook/protocol';
import type { Setup } from '../table/setup';

/** A number from 0 up to, but not including, 1. */
export type Chance = () => number;

/** The number of throws to begin with. Repeated ties get more. */
const THROWS = 24;
const LARGE = 2 ** 31;

/** How this table can decide who begins, and the seats among which it must be asked for the youngest. */
export function beginningsOf(variant: VariantInfo, setup: Setup): Promise<Beginnings> {
  return rules.beginnings(variant.id, persons(variant, setup), setup.beginning);
}

/** Who begins. The page brings the random numbers, the rule book decides. */
export async function decide(variant: VariantInfo, setup: Setup, chance: Chance): Promise<Decision> {
  const numbers: number[] = [];
  let decision: Decision | null = null;
  while (decision === null) {
    numbers.push(...Array.from({ length: THROWS }, () => Math.floor(chance() * LARGE)));
    decision = await rules.decide(variant.id, persons(variant, setup), setup.beginning, numbers);
  }
  return decision;
}

function persons({ seats }: VariantInfo, { players }: Setup): SeatLetter[] {
  return seats.map(({ seat }) => seat).filter((seat) => players[seat].kind === 'person');
}
