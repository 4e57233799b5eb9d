import type { BoardInfo, CellInfo } from '../rulebook/protocol';

/** Units of the drawing between two neighbouring cells. */
export const PITCH = 100;

export interface Point {
  x: number;
  y: number;
}

/** The layout of a board's drawing. It is computed once per board. */
export interface Plan {
  board: BoardInfo;
  cells: ReadonlyMap<string, CellInfo>;
  /** Centres of the cells in units of the drawing. */
  centres: ReadonlyMap<string, Point>;
  /** The whole drawing, frame included. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** The distance from the outermost centres to the rim of the playing surface, and the width of the frame. */
  margin: number;
  frame: number;
  /** The height of the names of ranks and files; 0 if there is no room for them. */
  letters: number;
}

/** Stars show the names of ranks and files in the margin, squares in the frame. */
const MARGINS = { square: 50, star: 94, diamond: 94 } as const;
const STAR_FRAME = 30;
const STAR_LETTERS = 26;
const NARROW_MARGINS = { square: 50, star: 64, diamond: 64 } as const;
const NARROW_FRAME = 16;

/** The plan of a board. */
export function planOf(board: BoardInfo): Plan {
  const frame = board.shape === 'square' ? squareFrame(board) : STAR_FRAME;
  return plan(board, MARGINS[board.shape], frame, board.shape === 'square' ? 0.54 * frame : STAR_LETTERS);
}

/** The layout of a board for a small screen: with a narrow frame and no names, or with names of this height. */
export function narrowPlan(board: BoardInfo, letters = 0): Plan {
  if (letters === 0) return plan(board, NARROW_MARGINS[board.shape], NARROW_FRAME, 0);
  if (board.shape === 'square') return plan(board, NARROW_MARGINS.square, 1.2 * letters, letters);
  return plan(board, 44 + 1.6 * letters, NARROW_FRAME, letters);
}

/** Names of ranks and files are at least this high on a small screen, in pixels. */
const LEGIBLE = 10.5;

/**
 * The plan of a board in a small place. It has the names of ranks and files where the cells stay this large, in pixels.
 */
export function planInside(board: BoardInfo, width: number, height: number, leastCell: number): Plan {
  const bare = narrowPlan(board);
  const scale = scaleIn(bare, width, height);
  if (scale === 0) return bare;
  const lettered = narrowPlan(board, LEGIBLE / scale);
  return PITCH * scaleIn(lettered, width, height) < leastCell ? bare : lettered;
}

/** Pixels per unit with which the whole board fits into a box. */
export function scaleIn(plan: Plan, width: number, height: number): number {
  return Math.min(width / plan.width, height / plan.height);
}

function plan(board: BoardInfo, margin: number, frame: number, letters: number): Plan {
  const centres = new Map(board.cells.map((cell) => [cell.name, { x: cell.x * PITCH, y: cell.y * PITCH }]));
  const xs = [...centres.values()].map((point) => point.x);
  const ys = [...centres.values()].map((point) => point.y);
  const left = Math.min(...xs) - margin - frame;
  const top = Math.min(...ys) - margin - frame;
  return {
    board,
    cells: new Map(board.cells.map((cell) => [cell.name, cell])),
    centres,
    left,
    top,
    width: Math.max(...xs) + margin + frame - left,
    height: Math.max(...ys) + margin + frame - top,
    margin,
    frame,
    letters,
  };
}

/** The playing surface of a square board, within the frame. */
export function inner(plan: Plan): { x: number; y: number; width: number; height: number } {
  return {
    x: plan.left + plan.frame,
    y: plan.top + plan.frame,
    width: plan.width - 2 * plan.frame,
    height: plan.height - 2 * plan.frame,
  };
}

/** The width of the frame in units. It depends on the number of rows, or boards with few cells would have a clumsy frame. */
function squareFrame(board: BoardInfo): number {
  return 20 + 2.5 * board.rows.length;
}

/** Units between two rows. This is the least height of a cell. */
export function rowPitch(plan: Plan): number {
  return plan.board.shape === 'square' ? PITCH : (PITCH * Math.sqrt(3)) / 2;
}

export function centre(plan: Plan, cell: string): Point {
  const point = plan.centres.get(cell);
  if (point === undefined) throw new Error(`The board has no cell ${cell}.`);
  return point;
}

/** The cell nearest to a point, or null if none is within reach (in pitches). */
export function nearest(plan: Plan, cells: Iterable<string>, point: Point, reach: number): string | null {
  let best: string | null = null;
  let least = reach * PITCH;
  for (const cell of cells) {
    const at = centre(plan, cell);
    const distance = Math.hypot(at.x - point.x, at.y - point.y);
    if (distance <= least) {
      least = distance;
      best = cell;
    }
  }
  return best;
}

/** A point as shares of the drawing's width and height, to place things over the drawing. */
export function share(plan: Plan, point: Point): Point {
  return { x: (point.x - plan.left) / plan.width, y: (point.y - plan.top) / plan.height };
}

/** A line along a route, with an arc at every hop. So a chain that goes there and back stays readable. */
export function arcs(plan: Plan, route: readonly string[]): string {
  return route
    .map((cell, index) => {
      const to = centre(plan, cell);
      const before = route[index - 1];
      if (before === undefined) return `M${to.x} ${to.y}`;
      const from = centre(plan, before);
      const lift = Math.hypot(to.x - from.x, to.y - from.y) > PITCH * 1.5 ? 0.16 : 0;
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const bend = { x: middle.x + (to.y - from.y) * lift, y: middle.y - (to.x - from.x) * lift };
      return `Q${round(bend.x)} ${round(bend.y)} ${to.x} ${to.y}`;
    })
    .join('');
}

/** The distance of the footprints from the piece that is hopped over, in units. */
const PASS = 46;

/** Footprints along a hop, left and right in turns. They pass beside the piece in the middle. */
export function prints(plan: Plan, from: string, to: string, count: number): (Point & { turn: number })[] {
  const [a, b] = [centre(plan, from), centre(plan, to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [along, aside] = [
    { x: (b.x - a.x) / length, y: (b.y - a.y) / length },
    { x: (b.y - a.y) / length, y: (a.x - b.x) / length },
  ];
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.7) / (count + 0.4);
    const away = 4 * PASS * share * (1 - share) + (index % 2 === 0 ? -6 : 6);
    const slope = (4 * PASS * (1 - 2 * share)) / length;
    const turn = (Math.atan2(along.y + aside.y * slope, along.x + aside.x * slope) * 180) / Math.PI + 90;
    return {
      x: round(a.x + along.x * length * share + aside.x * away),
      y: round(a.y + along.y * length * share + aside.y * away),
      turn: round(turn),
    };
  });
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The rim of a set of cells as one closed line: on a square board along the edges of the cells, elsewhere round the
 * outermost centres.
 */
export function rim(plan: Plan, cells: readonly string[]): string {
  return plan.board.shape === 'square' ? squareRim(plan, cells, false) : hull(cells.map((cell) => centre(plan, cell)));
}

/** The rim of a set of cells on a square board, with the parts along the edge of the board. */
export function wholeRim(plan: Plan, cells: readonly string[]): string {
  return squareRim(plan, cells, true);
}

function squareRim(plan: Plan, cells: readonly string[], hasEdges: boolean): string {
  const inside = new Set(cells);
  const half = PITCH / 2;
  const sides = [
    { way: 'n', from: [-half, -half], to: [half, -half] },
    { way: 'e', from: [half, -half], to: [half, half] },
    { way: 's', from: [half, half], to: [-half, half] },
    { way: 'w', from: [-half, half], to: [-half, -half] },
  ] as const;
  let path = '';
  for (const cell of cells) {
    const { x, y } = centre(plan, cell);
    const neighbours = plan.cells.get(cell)?.neighbours ?? {};
    for (const { way, from, to } of sides) {
      const next = neighbours[way];
      if (next === undefined ? !hasEdges : inside.has(next)) continue;
      path += `M${x + from[0]} ${y + from[1]}L${x + to[0]} ${y + to[1]}`;
    }
  }
  return path;
}

/** The convex hull of points, going round once. */
export function hull(points: readonly Point[]): string {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const turn = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
  const half = (list: Point[]): Point[] => {
    const line: Point[] = [];
    for (const point of list) {
      for (let last = line.length; last >= 2; last = line.length) {
        const [a, b] = [line[last - 2], line[last - 1]];
        if (a === undefined || b === undefined || turn(a, b, point) > 0.001) break;
        line.pop();
      }
      line.push(point);
    }
    return line.slice(0, -1);
  };
  const round = [...half(sorted), ...half([...sorted].reverse())];
  return round.length === 0 ? '' : `M${round.map((point) => `${point.x} ${point.y}`).join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
