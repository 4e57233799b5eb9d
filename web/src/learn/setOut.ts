import type { BoardInfo, SeatLetter } from '../rulebook/protocol';

/** The pieces of a position's text, to draw it without asking anybody. A text that is no position leaves the board empty. */
export function setOut(board: BoardInfo, position: string): Record<string, SeatLetter> {
  const pieces: Record<string, SeatLetter> = {};
  const rows = (position.split(' ')[0] ?? '').split('/');
  board.rows.forEach((row, index) => {
    let at = 0;
    for (const [part] of (rows[index] ?? '').matchAll(/\d+|[a-f]/g)) {
      const cell = row[at];
      const isPiece = /[a-f]/.test(part);
      if (isPiece && cell !== undefined) pieces[cell] = part.toUpperCase() as SeatLetter;
      at += isPiece ? 1 : Number(part);
    }
  });
  return pieces;
}
