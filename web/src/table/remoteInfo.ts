import type { Proposal, SeatLetter } from '../rulebook/protocol';
import type { Level } from './setup';

// What only an online table has.

export const PHRASES = [
  'hello',
  'good-luck',
  'have-fun',
  'well-played',
  'nice-chain',
  'oops',
  'thinking',
  'your-turn',
  'one-moment',
  'back-again',
  'thank-you',
  'good-game',
  'goodbye',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** The clocks; at most one runs. Durations are milliseconds, times are those of this device. */
export interface Clocks {
  readonly left: Readonly<Partial<Record<SeatLetter, number>>>; // when the seat's clock last stopped
  readonly running: SeatLetter | null;
  readonly since: number; // when it started to run
  readonly shortMillis: number; // less than this is little time
}

export interface RemoteInfo {
  readonly id: string; // the table's
  readonly clocks: Clocks | null;
  readonly absent: readonly SeatLetter[]; // the seats whose players are away
  readonly spectators: number;
  readonly rematch: string | null; // the table of the rematch
  readonly isConnected: boolean;
}

/** What a player says to the others. */
export type Words =
  | { say: 'phrase'; seat: SeatLetter; phrase: Phrase }
  | { say: 'chat'; seat: SeatLetter; text: string };

export type RemoteEvent =
  | { kind: 'proposed' | 'agreed' | 'declined'; by: SeatLetter; proposal: Proposal }
  | { kind: 'away' | 'back'; seat: SeatLetter }
  | { kind: 'stood-in'; seat: SeatLetter; level: Level; by: SeatLetter }
  | { kind: 'returned'; seat: SeatLetter }
  | { kind: 'phrase'; by: SeatLetter; phrase: Phrase }
  | { kind: 'chat'; by: SeatLetter; text: string }
  | { kind: 'line'; isConnected: boolean } // the connection to the server
  | { kind: 'rematched'; table: string }
  | { kind: 'remote' }; // a change that is shown but not announced

/** The time on a clock at a time of this device. */
export function shownAt({ left, running, since }: Clocks, seat: SeatLetter, now: number): number | null {
  const had = left[seat];
  if (had === undefined) return null;
  return running === seat ? Math.max(0, had - Math.max(0, now - since)) : had;
}
