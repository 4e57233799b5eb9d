import type { BoardInfo, SeatLetter } from '../rulebook/protocol';
import type { Leap } from './leap';
import type { Looks } from './looks';
import type { Arrow, Bubble, Ladder, Mark, Track } from './marks';
import type { Marking } from './Piece.svelte';

/** What a board shows, and whom it tells what is done with it. */
export interface BoardProps {
  board: BoardInfo;
  pieces: Record<string, SeatLetter>;
  looks: Looks;
  label: string;
  speak: (cell: string) => string;
  /** Pieces that can move now. */
  movable?: ReadonlySet<string>;
  showMovable?: boolean;
  /** Pieces that must leave. One of them has to move first. */
  leaving?: ReadonlySet<string>;
  /** Where the piece in hand stands, and whether it has hopped there on trial. */
  selected?: string | null;
  tentative?: boolean;
  marks?: readonly Mark[];
  /** Cells that somebody is asked to reach. */
  aims?: readonly string[];
  trail?: Track | null;
  /** Older moves, drawn faintly. */
  echoes?: readonly Track[];
  ladders?: readonly Ladder[];
  /** Words beside the board. The cells that they name are marked. */
  words?: string;
  /** Whether ranks and files are named on small screens too, because words beside the board speak of cells. */
  named?: boolean;
  arrows?: readonly Arrow[];
  leap?: Leap | null;
  /** Pieces that hop for joy. */
  cheering?: ReadonlySet<string>;
  bubble?: Bubble | null;
  /** The seat whose goal is outlined. */
  goalOf?: SeatLetter | null;
  /** The seat whose way an arrow shows, from its camp to its goal. */
  aimOf?: SeatLetter | null;
  marking?: Marking;
  plain?: boolean;
  still?: boolean;
  /** Large cells, of so many pixels at least. The board scrolls to the part in play, and taps snap to useful cells. */
  large?: boolean;
  cell?: number;
  /** Whether the cells are for eyes and hands only, because the same is offered in words elsewhere. */
  hushed?: boolean;
  onpick?: (cell: string) => void;
  ondrop?: (from: string, to: string) => void;
  onback?: () => void;
  /** The focus can't go farther that way. */
  onedge?: (cell: string) => void;
  /** A key, before the board looks at it: answers whether it meant something, or to which cell it leads. */
  onkey?: (event: KeyboardEvent, cell: string) => string | boolean;
  onhelp?: () => void;
}
