import type { BoardInfo, CellInfo, DirectionName } from '../rulebook/protocol';

/** The meaning of a key on the board. Letters for spoken commands are not among them. */
export type Stroke =
  | { kind: 'go'; ways: DirectionName[] }
  | { kind: 'edge'; end: 'first' | 'last' }
  | { kind: 'seek'; by: 1 | -1 }
  | { kind: 'zoom'; by: 1 | -1 | 0 }
  | { kind: 'press' | 'back' | 'help' };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The six keys around S, by their position on the keyboard and not by their label. */
export const AROUND: Readonly<Record<string, DirectionName>> = {
  KeyQ: 'nw',
  KeyE: 'ne',
  KeyA: 'w',
  KeyD: 'e',
  KeyZ: 'sw',
  KeyC: 'se',
  KeyW: 'n',
  KeyX: 's',
};

/** The letters with a fixed meaning on a board, by position. */
export const BOARD_KEYS: ReadonlySet<string> = new Set([...Object.keys(AROUND), 'KeyN', 'KeyP']);

/** The meaning of a key while this cell has the focus, or null if the key is not for the board. */
export function strokeOf(pressed: Pressed, board: BoardInfo, cell: CellInfo): Stroke | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  switch (pressed.key) {
    case 'ArrowLeft':
      return { kind: 'go', ways: ['w'] };
    case 'ArrowRight':
      return { kind: 'go', ways: ['e'] };
    case 'ArrowUp':
      return { kind: 'go', ways: upright(board, cell, 'n') };
    case 'ArrowDown':
      return { kind: 'go', ways: upright(board, cell, 's') };
    case 'Enter':
    case ' ':
      return { kind: 'press' };
    case 'Home':
      return { kind: 'edge', end: 'first' };
    case 'End':
      return { kind: 'edge', end: 'last' };
    case 'Escape':
    case 'Backspace':
      return { kind: 'back' };
    case '?':
      return { kind: 'help' };
    case '+':
    case '=': // the same key without Shift
      return { kind: 'zoom', by: 1 };
    case '-':
      return { kind: 'zoom', by: -1 };
    case '0':
      return { kind: 'zoom', by: 0 };
  }
  switch (pressed.code) {
    case 'KeyN':
      return { kind: 'seek', by: 1 };
    case 'KeyP':
      return { kind: 'seek', by: -1 };
  }
  const way = AROUND[pressed.code];
  return way === undefined ? null : { kind: 'go', ways: [way] };
}

/** Up or down on a board whose rows are offset. It goes left and right in turns, so the focus stays in line. */
function upright(board: BoardInfo, cell: CellInfo, way: 'n' | 's'): DirectionName[] {
  if (board.shape === 'square') return [way];
  const row = board.rows.findIndex((names) => names.includes(cell.name));
  return row % 2 === 0 ? [`${way}e`, `${way}w`] : [`${way}w`, `${way}e`];
}

/** The next cell in one of these directions, or the same cell if there is none. */
export function neighbour(cell: CellInfo, ways: readonly DirectionName[]): string {
  for (const way of ways) {
    const next = cell.neighbours[way];
    if (next !== undefined) return next;
  }
  return cell.name;
}

/** The first or last cell of the row. */
export function rowEnd(board: BoardInfo, cell: string, end: 'first' | 'last'): string {
  const row = board.rows.find((names) => names.includes(cell)) ?? [cell];
  return (end === 'first' ? row[0] : row.at(-1)) ?? cell;
}

/** The next of these cells in reading order. After the last one it starts again. */
export function seek(board: BoardInfo, cell: string, wanted: ReadonlySet<string>, by: 1 | -1): string {
  const order = board.rows.flat();
  const start = order.indexOf(cell);
  for (let away = 1; away <= order.length; away++) {
    const next = order[(start + by * away + order.length * 2) % order.length];
    if (next !== undefined && wanted.has(next)) return next;
  }
  return cell;
}
