import type { SeatLetter } from '../rulebook/protocol';
import type { Level } from './setup';

// The state of an online table besides its game.

export type Proposal = 'draw' | 'takeback' | 'pause' | 'rematch';

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

/** An open proposal, and the seats that have agreed so far. */
export interface Talk {
  readonly proposal: Proposal;
  readonly by: SeatLetter;
  readonly agreed: readonly SeatLetter[];
}

/** The clocks; at most one runs. Durations are milliseconds, times are those of this device. */
export interface Clocks {
  readonly left: Readonly<Partial<Record<SeatLetter, number>>>; // when the seat's clock last stopped
  readonly running: SeatLetter | null;
  readonly since: number; // when it started to run
  readonly shortMillis: number; // less than this is little time
}

/** The actions that this device may request at an online table: the seat for each. */
export interface RemoteMay {
  readonly speak: SeatLetter | null; // say a phrase; null for a spectator
  readonly answer: { readonly proposal: Proposal; readonly seat: SeatLetter } | null; // to be answered here
  readonly rematch: SeatLetter | null;
  readonly takeSeatBack: SeatLetter | null; // the seat for which a computer stands in
}

export interface RemoteInfo {
  readonly id: string; // the table's
  readonly clocks: Clocks | null;
  readonly talks: readonly Talk[];
  readonly absent: Readonly<Partial<Record<SeatLetter, number>>>; // when others may act for them
  readonly standIns: Readonly<Partial<Record<SeatLetter, Level>>>;
  readonly spectators: number;
  readonly allowsChat: boolean;
  readonly rematch: string | null; // the table of the rematch
  readonly isConnected: boolean;
  readonly may: RemoteMay;
}

export type RemoteRequest =
  | { ask: 'agree' | 'decline'; seat: SeatLetter; proposal: Proposal }
  | { ask: 'rematch' | 'skip' | 'take-seat-back'; seat: SeatLetter }
  | { ask: 'stand-in'; seat: SeatLetter; level: Level }
  | { ask: 'phrase'; seat: SeatLetter; phrase: Phrase }
  | { ask: 'chat'; seat: SeatLetter; text: string };

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

/** The seats for which the others may act by now, because their players have been absent long enough. */
export function longAbsent({ absent, standIns }: RemoteInfo, now: number): SeatLetter[] {
  const seats = Object.entries(absent) as [SeatLetter, number][];
  return seats.filter(([seat, mayActAt]) => standIns[seat] === undefined && now >= mayActAt).map(([seat]) => seat);
}
