import { beforeAll, describe, expect, test } from 'vitest';
import type { BoardInfo } from '../rulebook/protocol';
import { variantNamed } from '../testing/boards';
import { lowEnds, rowNames } from './lines';
import { seatsInFront } from './places';
import { turned, WAYS_TO_LIE } from './turning';

function neighbours(board: BoardInfo, name: string): Record<string, string> {
  return board.cells.find((cell) => cell.name === name)?.neighbours ?? {};
}

describe('a board that is turned', () => {
  let square: BoardInfo;
  let star: BoardInfo;
  let diamond: BoardInfo;
  beforeAll(async () => {
    square = (await variantNamed('halma-8')).board;
    star = (await variantNamed('chinese-3')).board;
    diamond = (await variantNamed('diamond-9')).board;
  });

  test('by a quarter has its left side on top', () => {
    const board = turned(square, 1);
    expect(board.rows[0]).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']);
    expect(board.rows.at(-1)?.[0]).toBe('h1');
    expect(neighbours(board, 'd4')).toMatchObject({ n: 'c4', e: 'd5', s: 'e4', w: 'd3', ne: 'c5' });
    expect(rowNames(board.rows.at(-1) ?? [])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });

  test('is as large as before, its cells as far from each other, and its keys go where they seem to go', () => {
    for (const board of [square, star, diamond]) {
      for (let steps = 1; steps < WAYS_TO_LIE[board.shape]; steps++) {
        const other = turned(board, steps);
        expect(other.width).toBeCloseTo(board.width);
        expect(other.height).toBeCloseTo(board.height);
        expect(other.rows.map((row) => row.length)).toEqual(board.rows.map((row) => row.length));
        const at = new Map(other.cells.map((cell) => [cell.name, cell]));
        for (const { x, neighbours } of other.cells) {
          for (const [way, name] of Object.entries(neighbours))
            expect(Math.sign(Math.round(((at.get(name)?.x ?? 0) - x) * 100)), way).toBe(
              way.endsWith('e') ? 1 : way.endsWith('w') ? -1 : 0,
            );
        }
      }
    }
  });

  test('comes back after a whole turn, and is the same object each time', () => {
    expect(turned(star, 6)).toBe(star);
    expect(turned(star, 2)).toBe(turned(star, 2));
  });

  test('brings another camp to the front', () => {
    const fronts = [0, 2, 4].map((steps) => seatsInFront(turned(star, steps), ['A', 'B', 'C']));
    expect(fronts.map((seats) => seats.length)).toEqual([1, 1, 1]);
    expect(new Set(fronts.flat()).size).toBe(3);
  });

  test('has the name of each line at its low end', () => {
    for (let steps = 0; steps < 6; steps++) {
      const ends = lowEnds(turned(star, steps));
      expect(ends.filter(({ name }) => /\d/.test(name))).toHaveLength(17);
      expect(ends.filter(({ name }) => /\D/.test(name))).toHaveLength(17);
    }
    expect(new Set(lowEnds(star).map(({ way }) => way))).toEqual(new Set(['w', 'se']));
  });
});
