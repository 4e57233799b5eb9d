import type { SeatLetter } from '../rulebook/protocol';
import { BEGINNINGS, type Beginning, type Setup } from './setup';

/** A number from 0 up to, but not including, 1. */
export type Chance = () => number;

export interface Decision {
  first: SeatLetter;
  /** Every round of throws, those who still took part with what they threw. Empty unless a die was thrown. */
  throws: Partial<Record<SeatLetter, number>>[];
}

/** The ways that this table can choose from: among computers nobody is the youngest. */
export function waysToBegin(seats: readonly SeatLetter[], setup: Setup): Beginning[] {
  return BEGINNINGS.filter((way) => way !== 'youngest' || persons(seats, setup).length > 0);
}

/** The way that was chosen, or the first one where the table has changed and no longer has it. */
export function wayToBegin(seats: readonly SeatLetter[], setup: Setup): Beginning {
  const ways = waysToBegin(seats, setup);
  return ways.includes(setup.beginning) ? setup.beginning : BEGINNINGS[0];
}

/** Among whom the table must be asked for the youngest: nobody where another way was chosen, or one person sits alone. */
export function maybeYoungest(seats: readonly SeatLetter[], setup: Setup): SeatLetter[] {
  const found = wayToBegin(seats, setup) === 'youngest' ? persons(seats, setup) : [];
  return found.length > 1 ? found : [];
}

function persons(seats: readonly SeatLetter[], setup: Setup): SeatLetter[] {
  return seats.filter((seat) => setup.players[seat].kind === 'person');
}

/**
 * Who begins. 'Me' is the first person at the table, 'you' the next seat clockwise from there. The youngest is the only
 * person: where there are more, `maybeYoungest` says whom to ask.
 */
export function decide(seats: readonly SeatLetter[], setup: Setup, chance: Chance): Decision {
  const me = Math.max(
    0,
    seats.findIndex((seat) => setup.players[seat].kind === 'person'),
  );
  switch (wayToBegin(seats, setup)) {
    case 'me':
    case 'youngest':
      return { first: at(seats, me), throws: [] };
    case 'you':
      return { first: at(seats, (me + 1) % seats.length), throws: [] };
    case 'coin':
      return { first: at(seats, Math.floor(chance() * seats.length)), throws: [] };
    case 'die':
      return thrown(seats, chance);
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
