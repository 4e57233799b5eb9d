import type { BoardInfo, SeatLetter } from '../rulebook/protocol';
import type { Leap } from './leap';
import type { Looks } from './looks';
import type { Arrow, Bubble, Ladder, Mark, Track } from './marks';
import type { Marking } from './Piece.svelte';

/** The contents and callbacks of a board. */
export interface BoardProps {
  board: BoardInfo;
  pieces: Record<string, SeatLetter>;
  looks: Looks;
  label: string;
  speak: (cell: string) => string;
  /** Pieces that can move. */
  movable?: ReadonlySet<string>;
  showMovable?: boolean;
  /** Pieces that must leave. One of them has to move first. */
  leaving?: ReadonlySet<string>;
  /** The cell of the piece in hand, and whether it has hopped there on trial. */
  selected?: string | null;
  tentative?: boolean;
  marks?: readonly Mark[];
  /** Cells that the player is asked to reach. */
  aims?: readonly string[];
  trail?: Track | null;
  /** Older moves, drawn faintly. */
  echoes?: readonly Track[];
  ladders?: readonly Ladder[];
  /** A text beside the board. The cells that it names are marked. */
  words?: string;
  /** Whether ranks and files are named on small screens too, because a text beside the board mentions cells. */
  named?: boolean;
  arrows?: readonly Arrow[];
  leap?: Leap | null;
  /** The winners' pieces, which hop for joy. */
  cheering?: ReadonlySet<string>;
  bubble?: Bubble | null;
  /** The seat whose goal is outlined. */
  goalOf?: SeatLetter | null;
  /** The seat whose way an arrow shows, from its camp to its goal. */
  aimOf?: SeatLetter | null;
  marking?: Marking;
  plain?: boolean;
  still?: boolean;
  /**
   * Whether cells are large: at least `cell` pixels. The board then scrolls to the part in play, and taps snap to cells
   * in reach.
   */
  large?: boolean;
  cell?: number;
  /** Whether the cells are hidden from screen readers, because the lists offer the same moves. */
  hushed?: boolean;
  onpick?: (cell: string) => void;
  ondrop?: (from: string, to: string) => void;
  onback?: () => void;
  /** Called when the focus is at the edge and can't move on. */
  onedge?: (cell: string) => void;
  /** Called with a key before the board handles it. Returns whether it was handled, or the cell to focus. */
  onkey?: (event: KeyboardEvent, cell: string) => string | boolean;
  onhelp?: () => void;
}
