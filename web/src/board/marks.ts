import type { SeatLetter } from '../rulebook/protocol';

/** A cell that the piece in hand can reach. */
export interface Mark {
  cell: string;
  kind: 'step' | 'hop' | 'further';
  hops: number;
}

/** A line drawn over the board. */
export interface Arrow {
  route: readonly string[];
  kind: 'hint' | 'other'; // the best move, another good one
  seat: SeatLetter;
}

/** Hops that a seat could make in one turn, drawn as footprints. */
export interface Ladder {
  route: readonly string[];
  hops: number;
  seat: SeatLetter;
}

/** The route of a move that was made. */
export interface Track {
  route: readonly string[];
  seat: SeatLetter;
}

/** A text bubble at a cell. */
export interface Bubble {
  cell: string;
  text: string;
  /** Whether the pieces that can move are ringed meanwhile. */
  rings?: boolean;
}
