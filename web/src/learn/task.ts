import type { SeatLetter } from '../rulebook/protocol';
import type { Family } from '../texts/texts.svelte';

/** The condition to reach by the learner's moves. The rule book checks it. */
export type Aim =
  | { kind: 'reach'; from: string; to: string } // this piece stands there
  | { kind: 'any'; to: string } // any own piece stands there
  | { kind: 'home' }
  | { kind: 'out' } // no own piece is left in the camp
  | { kind: 'ladder'; seat: SeatLetter; hops: number } // the seat could make this number of hops with one piece
  | { kind: 'deny'; seat: SeatLetter; to: string }; // the seat could not hop there

export const LEARNER: SeatLetter = 'A';

/** A position with an aim. The learner has seat A and is to move. */
export interface Task {
  id: string;
  variant: string;
  position: string;
  aim: Aim;
  turns: number;
  /** Two cells between which a piece of the other seat moves while the learner needs several turns. */
  waits?: readonly [string, string];
  /** One solution, shown on request. */
  solution: readonly string[];
}

/** A paragraph of the rules. */
export type RuleName = Family<'rules.', '.title'>;

export interface LessonTask extends Task {
  id: Family<'page.lesson.'>;
}

export interface Lesson {
  id: Family<'page.lesson.'>;
  rule: RuleName;
  tasks: readonly LessonTask[];
}

export interface Puzzle extends Task {
  id: Family<'page.puzzle.'>;
  rule: RuleName;
}

/** The aim for the rule book: its kind, then the values of its fields in the order above ('reach d4 e5'). */
export function aimText(aim: Aim): string {
  return Object.values(aim).join(' ');
}

/** The cells to be marked with a flag. */
export function flags(aim: Aim): string[] {
  return aim.kind === 'reach' || aim.kind === 'any' || aim.kind === 'deny' ? [aim.to] : [];
}
