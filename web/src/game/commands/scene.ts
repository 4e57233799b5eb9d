import type { Looks } from '../../board/looks';
import type { BoardInfo, GameView, SeatLetter, Target } from '../../rulebook/protocol';

/** The state of a board for spoken questions: the moment that is shown, and the player's own pieces. */
export interface Scene {
  /** The board in the orientation of the player. */
  board: BoardInfo;
  view: GameView;
  /** The pieces as shown, with the one in hand. */
  pieces: Readonly<Record<string, SeatLetter>>;
  looks: Looks;
  seats: readonly SeatLetter[];
  /** The seat of 'my pieces': that of the only person at this device, or else the seat to move. */
  mine: SeatLetter;
  /** The cell from which the piece in hand was taken. */
  inHand: string | null;
  /** The moments since the last move of `mine`, in order. */
  since: readonly GameView[];
  name(seat: SeatLetter): string;
  /** The label of a cell. */
  speak(cell: string): string;
  targets(cell: string): Promise<readonly Target[]>;
  /** Why the piece on this cell can't move, or null. */
  whyNot(cell: string): Promise<string | null>;
}

/** The actions of a board. Each returns a text if nothing else would be announced. */
export interface Actions {
  hint(): string | null;
  undo(): string | null;
  pass(): string | null;
  /** Goes one moment back or forward. */
  look(by: 1 | -1): null;
  /** Moves the focus to a cell of the board. */
  goTo(cell: string): void;
  toLine(): null;
  /** Opens a dialog over the board. Resigning and offering a draw need a confirmation there. */
  show(what: 'resign' | 'draw' | 'help'): string | null;
}
