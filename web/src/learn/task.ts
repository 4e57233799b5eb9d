import type { SeatLetter } from '../rulebook/protocol';

/** What has to be true after the learner's moves. Whether it is, the rule book answers. */
export type Aim =
  | { kind: 'reach'; from: string; to: string } // this piece stands there
  | { kind: 'any'; to: string } // any own piece stands there
  | { kind: 'home' }
  | { kind: 'out' } // no own piece is left in the camp
  | { kind: 'ladder'; seat: SeatLetter; hops: number } // the seat could make so many hops with one piece
  | { kind: 'deny'; seat: SeatLetter; to: string }; // the seat could not hop there

/** A position with something to do in it. The learner has seat A and is to move. */
export interface Task {
  id: string;
  variant: string;
  position: string;
  aim: Aim;
  turns: number;
  /** Where a piece of the other seat walks to and fro while the learner needs several turns. */
  waits?: readonly [string, string];
  /** One way to do it, shown to whoever asks. */
  solution: readonly string[];
}

export interface Lesson {
  id: string;
  /** The paragraph of the rules that it is about. */
  rule: string;
  tasks: readonly Task[];
}

export interface Puzzle extends Task {
  rule: string;
}

/** The cells to be marked with a flag. */
export function flags(aim: Aim): string[] {
  return aim.kind === 'reach' || aim.kind === 'any' || aim.kind === 'deny' ? [aim.to] : [];
}
