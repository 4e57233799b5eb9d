import type { SeatLetter } from '../rulebook/protocol';
import type { Plan } from './geometry';
import type { Looks } from './looks';

/** What a board without its pieces is drawn from. */
export interface SurfaceProps {
  plan: Plan;
  looks: Looks;
  /** The prefix of the ids inside the drawing. */
  id: string;
  lettered: boolean;
  /** Whose goal is outlined. */
  goalOf: SeatLetter | null;
}
