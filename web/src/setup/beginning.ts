import { rules } from '../rulebook/books';
import type { Beginning, Decision, SeatLetter, VariantInfo } from '../rulebook/protocol';
import { BEGINNINGS, type Setup } from '../table/setup';

/** A random number from 0 up to, but not including, 1. */
export type Chance = () => number;

/** A way that does not name a seat beforehand. */
type Open = Exclude<Beginning, 'me' | 'you'>;

/** How the first seat is decided. */
export interface Choice {
  /** The ways to choose from, besides agreeing on a seat. */
  ways: Open[];
  /** The chosen way, or the seat that begins. */
  chosen: Beginning | SeatLetter;
  /** The seats among which the players must be asked for the youngest. */
  asked: SeatLetter[];
}

/** The number of throws to begin with. Repeated ties get more. */
const THROWS = 24;
const LARGE = 2 ** 31;

/** The ways in which this table can decide the first seat. If the rule book's way names a seat, that seat is chosen. */
export async function beginningsOf(variant: VariantInfo, setup: Setup): Promise<Choice> {
  const people = persons(variant, setup);
  const agreed = agreedSeat(variant, setup);
  const { ways, way, asked } = await rules.beginnings(variant.id, people, wayOf(setup));
  const named = agreed ?? (isOpen(way) ? undefined : (await rules.decide(variant.id, people, way, []))?.first);
  return {
    ways: ways.filter(isOpen),
    chosen: named ?? way,
    asked: named === undefined ? asked : [],
  };
}

/** The first seat. The page supplies random numbers; the rule book decides. */
export async function decide(variant: VariantInfo, setup: Setup, chance: Chance): Promise<Decision> {
  const agreed = agreedSeat(variant, setup);
  if (agreed !== undefined) return { first: agreed, throws: [] };
  const numbers: number[] = [];
  let decision: Decision | null = null;
  while (decision === null) {
    numbers.push(...Array.from({ length: THROWS }, () => Math.floor(chance() * LARGE)));
    decision = await rules.decide(variant.id, persons(variant, setup), wayOf(setup), numbers);
  }
  return decision;
}

function isOpen(way: Beginning): way is Open {
  return way !== 'me' && way !== 'you';
}

/** The seat that the players have agreed on. Another variant may not have it. */
function agreedSeat({ seats }: VariantInfo, { beginning }: Setup): SeatLetter | undefined {
  return seats.find(({ seat }) => seat === beginning)?.seat;
}

function wayOf({ beginning }: Setup): Beginning {
  return BEGINNINGS.find((way) => way === beginning) ?? 'me';
}

function persons({ seats }: VariantInfo, { players }: Setup): SeatLetter[] {
  return seats.map(({ seat }) => seat).filter((seat) => players[seat].kind === 'person');
}
