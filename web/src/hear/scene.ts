import type { Looks } from '../board/looks';
import type { BoardInfo, GameView, SeatLetter, Target } from '../rulebook/protocol';

/** What somebody who can't see the board may ask about: the moment that is shown, and whose pieces are theirs. */
export interface Scene {
  /** As it lies before the people here. */
  board: BoardInfo;
  view: GameView;
  /** The pieces as they are seen, with what is in hand. */
  pieces: Readonly<Record<string, SeatLetter>>;
  looks: Looks;
  seats: readonly SeatLetter[];
  /** Whose pieces 'mine' are: those of the only person here, or else of the seat to move. */
  mine: SeatLetter;
  /** Where the piece in hand was taken from. */
  inHand: string | null;
  /** The moments since the seat whose pieces are 'mine' has moved, the last one last. */
  since: readonly GameView[];
  name(seat: SeatLetter): string;
  /** The label of a cell. */
  speak(cell: string): string;
  targets(cell: string): Promise<readonly Target[]>;
  /** Why the piece on this cell can't move, or null. */
  whyNot(cell: string): Promise<string | null>;
}

/** What can be done besides asking. Each answers with words where nothing else would be said. */
export interface Deeds {
  hint(): string | null;
  undo(): string | null;
  pass(): string | null;
  /** Looks so many moments back or on. */
  look(by: 1 | -1): null;
  /** Moves the focus to a cell of the board. */
  goTo(cell: string): void;
  toLine(): null;
  /** Opens a window over the board. Nobody resigns or offers a draw without being asked there. */
  show(what: 'resign' | 'draw' | 'help'): string | null;
}
