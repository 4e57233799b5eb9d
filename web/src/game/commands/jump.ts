import type { BoardInfo } from '../../rulebook/protocol';
import { fileOf, nearestIn, rankOf } from './facts';

/**
 * After the jump key, a letter goes to that file and digits go to that rank: f, then 1, then 2 is f12. Any other key
 * ends the jump and has its usual effect.
 */
export class Jump {
  /** The cell from which it began, or null while there is no jump. */
  #origin: string | null = null;
  #file: string | null = null;
  #digits = '';

  begin(cell: string): void {
    this.#origin = cell;
    this.#file = null;
    this.#digits = '';
  }

  /** The cell that a key leads to, or null if it is not part of a jump. */
  key(pressed: Pick<KeyboardEvent, 'key' | 'code'>, board: BoardInfo, cell: string): string | null {
    if (this.#origin === null || pressed.key === 'Shift') return null;
    const sign = signOn(pressed);
    const to = /\d/.test(sign) ? this.#toRank(sign, board, cell, this.#origin) : this.#toFile(sign, board, cell);
    if (to === null) this.#origin = null;
    return to;
  }

  #toFile(file: string, board: BoardInfo, cell: string): string | null {
    if (file === '' || this.#file !== null || this.#digits !== '') return null;
    this.#file = file;
    return nearestIn(board, cell, (one) => fileOf(one) === file);
  }

  /**
   * Goes to a rank in the chosen file; the first digit of a longer number may name no cell there. Without a file it
   * stays in the file where the jump began, or takes the nearest cell of the rank.
   */
  #toRank(digit: string, board: BoardInfo, cell: string, origin: string): string {
    this.#digits += digit;
    const wanted = `${this.#file ?? fileOf(origin)}${this.#digits}`;
    if (board.cells.some(({ name }) => name === wanted)) return wanted;
    if (this.#file !== null) return cell;
    return nearestIn(board, origin, (one) => rankOf(one) === this.#digits) ?? cell;
  }
}

/** The letter or digit of a key. On keyboards with another script it is the Latin letter at that position. */
function signOn({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z\d]$/i.test(key)) return key.toLowerCase();
  return (/^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1] ?? '').toLowerCase();
}
