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
  kind: 'hint' | 'other' | 'ladder'; // the best move, another good one, a hop that a seat has
  seat: SeatLetter;
}

/** Words shown at a cell. */
export interface Bubble {
  cell: string;
  text: string;
}
