import type { BoardInfo, CellInfo, DirectionName } from '../rulebook/protocol';

/** The number of orientations in which a board looks the same. */
export const WAYS_TO_LIE = { square: 4, star: 6, diamond: 2 } as const;

const ROUND_A_SQUARE: readonly DirectionName[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
const ROUND_A_STAR: readonly DirectionName[] = ['ne', 'e', 'se', 'sw', 'w', 'nw'];

/** Cells in one row have the same height up to rounding errors. Rows are much farther apart. */
const SAME_ROW = 0.1;

const known = new WeakMap<BoardInfo, Map<number, BoardInfo>>();

/**
 * The board turned clockwise by this number of steps. Cells, rows and directions are those of the drawing, so that keys
 * match it. Names stay. The same board and steps give the same object, so that a move does not redraw the board.
 */
export function turned(board: BoardInfo, steps: number): BoardInfo {
  const all = WAYS_TO_LIE[board.shape];
  const wanted = steps % all;
  if (wanted === 0) return board;
  const made = known.get(board) ?? new Map<number, BoardInfo>();
  known.set(board, made);
  const result = made.get(wanted) ?? turn(board, wanted / all);
  made.set(wanted, result);
  return result;
}

function turn(board: BoardInfo, share: number): BoardInfo {
  const ring = board.shape === 'square' ? ROUND_A_SQUARE : ROUND_A_STAR;
  const shift = Math.round(ring.length * share);
  const [cos, sin] = [Math.cos(2 * Math.PI * share), Math.sin(2 * Math.PI * share)];
  const points = board.cells.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
  const left = Math.min(...points.map(({ x }) => x)) - 0.5;
  const top = Math.min(...points.map(({ y }) => y)) - 0.5;
  const cells = board.cells.map((cell, index): CellInfo => {
    const { x = 0, y = 0 } = points[index] ?? {};
    return { ...cell, x: tidy(x - left), y: tidy(y - top), neighbours: turnedWays(cell, ring, shift) };
  });
  return {
    ...board,
    cells,
    rows: rowsOf(cells),
    width: tidy(Math.max(...cells.map(({ x }) => x)) + 0.5),
    height: tidy(Math.max(...cells.map(({ y }) => y)) + 0.5),
  };
}

function turnedWays({ neighbours }: CellInfo, ring: readonly DirectionName[], shift: number): CellInfo['neighbours'] {
  const ways = Object.entries(neighbours) as [DirectionName, string][];
  return Object.fromEntries(ways.map(([way, cell]) => [ring[(ring.indexOf(way) + shift) % ring.length], cell]));
}

/** Top to bottom, left to right. */
function rowsOf(cells: readonly CellInfo[]): string[][] {
  const rows: CellInfo[][] = [];
  for (const cell of [...cells].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row === undefined || cell.y - (row[0]?.y ?? 0) > SAME_ROW) rows.push([cell]);
    else row.push(cell);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x).map(({ name }) => name));
}

function tidy(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
