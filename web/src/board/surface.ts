import type { SeatLetter } from '../rulebook/protocol';
import type { Plan } from './geometry';
import type { Looks } from './looks';

/** The properties of a board without its pieces. */
export interface SurfaceProps {
  plan: Plan;
  looks: Looks;
  /** The prefix of the ids inside the drawing. */
  id: string;
  lettered: boolean;
  /** The seat whose goal is outlined. */
  goalOf: SeatLetter | null;
}
