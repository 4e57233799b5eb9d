import type { Catalogue, SeatInfo, SeatLetter, VariantInfo } from './protocol';

/** Puts the variants and their boards together. */
export function joined({ boards, variants }: Catalogue): VariantInfo[] {
  const byId = new Map(boards.map((board) => [board.id, board]));
  return variants.map((variant) => {
    const board = byId.get(variant.board);
    if (board === undefined) throw new Error(`The catalogue lacks the board ${variant.board}.`);
    const [camps, goals] = [owners(variant.seats, 'camp'), owners(variant.seats, 'goal')];
    const cells = board.cells.map((cell) => ({
      ...cell,
      camps: camps.get(cell.name) ?? [],
      goals: goals.get(cell.name) ?? [],
    }));
    return { ...variant, board: { ...board, cells } };
  });
}

/** The seats whose camp or goal each cell belongs to. */
function owners(seats: readonly SeatInfo[], area: 'camp' | 'goal'): Map<string, SeatLetter[]> {
  const found = new Map<string, SeatLetter[]>();
  for (const seat of seats) for (const cell of seat[area]) found.set(cell, [...(found.get(cell) ?? []), seat.seat]);
  return found;
}
