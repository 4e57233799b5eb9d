import type { BoardInfo, SeatLetter } from '../rulebook/protocol';

/** Cells that are tinted together: a seat's camp, or a goal in which no seat starts. */
export interface Field {
  seat: SeatLetter;
  kind: 'camp' | 'goal';
  cells: string[];
}

export function fieldsOf(board: BoardInfo): Field[] {
  const fields = new Map<string, Field>();
  const add = (seat: SeatLetter, kind: Field['kind'], cell: string): void => {
    const key = seat + kind;
    const field = fields.get(key) ?? { seat, kind, cells: [] };
    field.cells.push(cell);
    fields.set(key, field);
  };
  for (const cell of board.cells) {
    for (const seat of cell.camps) add(seat, 'camp', cell.name);
    if (cell.camps.length > 0) continue;
    for (const seat of cell.goals) add(seat, 'goal', cell.name);
  }
  return [...fields.values()];
}

export function goalCells(board: BoardInfo, seat: SeatLetter): string[] {
  return board.cells.filter((cell) => cell.goals.includes(seat)).map((cell) => cell.name);
}
