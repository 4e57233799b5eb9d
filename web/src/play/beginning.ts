import type { SeatLetter } from '../rulebook/protocol';
import type { Beginning, Setup } from './setup';

/** A number from 0 up to, but not including, 1. */
export type Chance = () => number;

export interface Decision {
  first: SeatLetter;
  /** Every round of throws, those who still took part with what they threw. Empty unless a die was thrown. */
  throws: Partial<Record<SeatLetter, number>>[];
}

/** Who begins. 'Me' is the first person at the table, 'you' the next seat clockwise from there. */
export function decide(way: Beginning, seats: readonly SeatLetter[], setup: Setup, chance: Chance): Decision {
  const person = seats.findIndex((seat) => setup.players[seat].kind === 'person');
  const me = Math.max(0, person);
  switch (way) {
    case 'me': return { first: at(seats, me), throws: [] };
    case 'you': return { first: at(seats, (me + 1) % seats.length), throws: [] };
    case 'coin': return { first: at(seats, Math.floor(chance() * seats.length)), throws: [] };
    case 'die': return thrown(seats, chance);
  }
}

function thrown(seats: readonly SeatLetter[], chance: Chance): Decision {
  const throws: Decision['throws'] = [];
  let left = [...seats];
  while (left.length > 1) {
    const round = Object.fromEntries(left.map((seat) => [seat, 1 + Math.floor(chance() * 6)]));
    throws.push(round);
    const most = Math.max(...Object.values(round));
    left = left.filter((seat) => round[seat] === most);
  }
  return { first: at(left, 0), throws };
}

function at(seats: readonly SeatLetter[], index: number): SeatLetter {
  const seat = seats[index];
  if (seat === undefined) throw new Error('A game needs seats.');
  return seat;
}
