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
