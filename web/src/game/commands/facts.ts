import { awayFromGoal } from '../../board/places';
import type { BoardInfo, CellInfo, DirectionName, SeatLetter } from '../../rulebook/protocol';

type Pieces = Readonly<Record<string, SeatLetter>>;

/** Clockwise from the top. */
export const WAYS: readonly DirectionName[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

export function rankOf(cell: string): string {
  return cell.slice(1);
}

export function fileOf(cell: string): string {
  return cell.slice(0, 1);
}

/** The cells of a seat's pieces, row by row as the board lies. */
export function piecesOf(board: BoardInfo, pieces: Pieces, seat: SeatLetter): string[] {
  return board.rows.flat().filter((cell) => pieces[cell] === seat);
}

/** The cells of a seat's goal on which no piece of its own stands. */
export function gapsOf(board: BoardInfo, pieces: Pieces, seat: SeatLetter): string[] {
  const goal = new Set(board.cells.filter(({ goals }) => goals.includes(seat)).map(({ name }) => name));
  return board.rows.flat().filter((cell) => goal.has(cell) && pieces[cell] !== seat);
}

/** The piece that is farthest from its goal, on the board as it is drawn; null once all are there. */
export function stragglerOf(board: BoardInfo, pieces: Pieces, seat: SeatLetter): string | null {
  const away = awayFromGoal(board, seat);
  const goals = new Map(board.cells.map(({ name, goals }) => [name, goals]));
  const outside = piecesOf(board, pieces, seat).filter((cell) => goals.get(cell)?.includes(seat) !== true);
  return outside.reduce<string | null>((far, cell) => (far === null || away(cell) > away(far) ? cell : far), null);
}

/** The cells from here to the rim, in each direction that there is. */
export function raysFrom(board: BoardInfo, from: string): [DirectionName, string[]][] {
  const cells = new Map(board.cells.map((cell) => [cell.name, cell]));
  return WAYS.flatMap((way): [DirectionName, string[]][] => {
    const ray: string[] = [];
    for (let next = nextOn(cells, from, way); next !== undefined; next = nextOn(cells, next, way)) ray.push(next);
    return ray.length === 0 ? [] : [[way, ray]];
  });
}

function nextOn(cells: ReadonlyMap<string, CellInfo>, from: string, way: DirectionName): string | undefined {
  return cells.get(from)?.neighbours[way];
}

/** The direction from the middle of the board to the middle of some cells, or null if they lie in the middle. */
export function sideOf(board: BoardInfo, area: readonly CellInfo[]): DirectionName | null {
  const [x, y] = [
    mean(area.map((cell) => cell.x)) - board.width / 2,
    mean(area.map((cell) => cell.y)) - board.height / 2,
  ];
  if (Math.hypot(x, y) < 0.5) return null;
  const eighths = Math.round((Math.atan2(x, -y) / (2 * Math.PI)) * WAYS.length);
  return WAYS[(eighths + WAYS.length) % WAYS.length] ?? null;
}

/** The cell of an area that is farthest from the middle of the board: its corner or the end of its point. */
export function tipOf(board: BoardInfo, area: readonly CellInfo[]): string {
  const away = ({ x, y }: CellInfo): number => Math.hypot(x - board.width / 2, y - board.height / 2);
  return area.reduce((far, cell) => (away(cell) > away(far) ? cell : far), area[0]!).name;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The cell of a file or a rank that is nearest to another cell, or null if there is none. */
export function nearestIn(board: BoardInfo, from: string, wanted: (cell: string) => boolean): string | null {
  const here = board.cells.find(({ name }) => name === from);
  const found = board.cells.filter(({ name }) => wanted(name));
  const away = ({ x, y }: CellInfo): number => Math.hypot(x - (here?.x ?? 0), y - (here?.y ?? 0));
  return found.length === 0 ? null : found.reduce((near, cell) => (away(cell) < away(near) ? cell : near)).name;
}
