import type { BoardInfo } from '../rulebook/protocol';
import { fileOf, nearestIn, rankOf } from './facts';

/**
 * After the key that jumps, a letter goes to that file and digits go to that rank: f, then 1, then 2 is f12. Any other key
 * ends it and does what it always does.
 */
export class Jump {
  #isOn = false;
  #hasFile = false;
  #digits = '';

  begin(): void {
    this.#isOn = true;
    this.#hasFile = false;
    this.#digits = '';
  }

  /** Where a key leads from this cell, or null if it is none of a jump. */
  key(pressed: Pick<KeyboardEvent, 'key' | 'code'>, board: BoardInfo, cell: string): string | null {
    if (!this.#isOn || pressed.key === 'Shift') return null;
    const sign = signOn(pressed);
    const to = /\d/.test(sign) ? this.#rank(sign, board, cell) : this.#file(sign, board, cell);
    this.#isOn = to !== null;
    return to;
  }

  #file(file: string, board: BoardInfo, cell: string): string | null {
    if (file === '' || this.#hasFile || this.#digits !== '') return null;
    this.#hasFile = true;
    return nearestIn(board, cell, (one) => fileOf(one) === file);
  }

  /** In this file if the rank reaches it, else the nearest cell of the rank. A longer number may still come. */
  #rank(digit: string, board: BoardInfo, cell: string): string {
    this.#digits += digit;
    const isWanted = (one: string): boolean => rankOf(one) === this.#digits;
    const inFile = nearestIn(board, cell, (one) => isWanted(one) && fileOf(one) === fileOf(cell));
    return inFile ?? nearestIn(board, cell, isWanted) ?? cell;
  }
}

/** The letter or digit on a key; where other letters are written, the Latin one at its place. */
function signOn({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z\d]$/i.test(key)) return key.toLowerCase();
  return (/^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1] ?? '').toLowerCase();
}
