import type { BoardInfo, CellInfo, SeatInfo, VariantInfo } from './protocol';

/** What the worker sends: each board once, without whose camps lie on it. */
export interface Catalogue {
  boards: (Omit<BoardInfo, 'cells'> & { cells: Omit<CellInfo, 'camps' | 'goals'>[] })[];
  variants: (Omit<VariantInfo, 'board'> & { board: string })[];
}

/** Puts the variants and their boards together. */
export function joined({ boards, variants }: Catalogue): VariantInfo[] {
  const byId = new Map(boards.map((board) => [board.id, board]));
  return variants.map((variant) => {
    const board = byId.get(variant.board);
    if (board === undefined) throw new Error(`The catalogue lacks the board ${variant.board}.`);
    const owners = (area: 'camp' | 'goal', cell: string) =>
      variant.seats.filter((seat: SeatInfo) => seat[area].includes(cell)).map((seat) => seat.seat);
    const cells = board.cells.map((cell) => ({
      ...cell,
      camps: owners('camp', cell.name),
      goals: owners('goal', cell.name),
    }));
    return { ...variant, board: { ...board, cells } };
  });
}
