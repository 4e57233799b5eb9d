import type { BoardInfo, SeatLetter } from '../rulebook/protocol';
import type { Point } from './geometry';

/** Where each seat's camp lies: its middle, in shares of the board's width and height. */
export function placesOf(board: BoardInfo, seats: readonly SeatLetter[]): Map<SeatLetter, Point> {
  return new Map(seats.map((seat) => [seat, middleOf(board, seat)]));
}

/** The seats whose camps lie at the lower edge of the drawing. */
export function seatsInFront(board: BoardInfo, seats: readonly SeatLetter[]): SeatLetter[] {
  const places = placesOf(board, seats);
  const lowest = Math.max(...[...places.values()].map(({ y }) => y));
  return seats.filter((seat) => (places.get(seat)?.y ?? 0) > lowest - 0.01);
}

function middleOf(board: BoardInfo, seat: SeatLetter): Point {
  const camp = board.cells.filter(({ camps }) => camps.includes(seat));
  const sum = camp.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / camp.length / board.width, y: sum.y / camp.length / board.height };
}

/** How far a cell is from the middle of a seat's goal, on the board as it is drawn. */
export function awayFromGoal(board: BoardInfo, seat: SeatLetter): (cell: string) => number {
  const places = new Map(board.cells.map((cell) => [cell.name, cell]));
  const goal = board.cells.filter((cell) => cell.goals.includes(seat));
  const middle = {
    x: goal.reduce((sum, { x }) => sum + x, 0) / goal.length,
    y: goal.reduce((sum, { y }) => sum + y, 0) / goal.length,
  };
  return (name) => {
    const { x, y } = places.get(name) ?? middle;
    return Math.hypot(x - middle.x, y - middle.y);
  };
}

/** The stereo position of a cell: from -1 at the left of the drawing to 1 at its right. */
export function panOf(board: BoardInfo, cell: string): number {
  const x = board.cells.find(({ name }) => name === cell)?.x ?? board.width / 2;
  return (2 * x) / board.width - 1;
}
