import { beforeAll, describe, expect, test } from 'vitest';
import type { BoardInfo, CellInfo } from '../rulebook/protocol';
import { variantNamed } from '../testing/boards';
import { neighbour, rowEnd, seek, strokeOf } from './keyboard';

const NO_OTHER = { ctrlKey: false, metaKey: false, altKey: false };

function press(board: BoardInfo, from: string, key: string, code = key): string {
  const cell = cellOf(board, from);
  const stroke = strokeOf({ key, code, ...NO_OTHER }, board, cell);
  if (stroke?.kind !== 'go') throw new Error(`${key} goes nowhere`);
  return neighbour(cell, stroke.ways);
}

function cellOf(board: BoardInfo, name: string): CellInfo {
  return board.cells.find((cell) => cell.name === name)!;
}

describe('the keys of the board', () => {
  let star: BoardInfo;
  let square: BoardInfo;
  beforeAll(async () => {
    star = (await variantNamed('chinese-2')).board;
    square = (await variantNamed('halma-8')).board;
  });

  test('arrows go to the next cell of a square board', () => {
    expect(press(square, 'd4', 'ArrowUp')).toBe('d5');
    expect(press(square, 'd4', 'ArrowRight')).toBe('e4');
    expect(press(square, 'd4', 'ArrowDown')).toBe('d3');
    expect(press(square, 'd4', 'ArrowLeft')).toBe('c4');
  });

  test('plus and minus make the board larger and smaller, and leave the page’s own zoom alone', () => {
    const cell = cellOf(square, 'd4');
    const zoom = (key: string, ctrlKey = false) => strokeOf({ key, code: '', ...NO_OTHER, ctrlKey }, square, cell);
    expect(['+', '=', '-', '0'].map((key) => zoom(key))).toEqual([1, 1, -1, 0].map((by) => ({ kind: 'zoom', by })));
    expect(zoom('+', true)).toBeNull();
  });

  test('the keys round S go in all eight directions of a square board', () => {
    const ends = ['KeyQ', 'KeyW', 'KeyE', 'KeyD', 'KeyC', 'KeyX', 'KeyZ', 'KeyA'].map((code) =>
      press(square, 'd4', '', code),
    );
    expect(ends).toEqual(['c5', 'd5', 'e5', 'e4', 'e3', 'd3', 'c3', 'c4']);
  });

  test('six keys reach the six neighbours of a cell on the star', () => {
    const ends = ['KeyQ', 'KeyE', 'KeyD', 'KeyC', 'KeyZ', 'KeyA'].map((code) => press(star, 'i9', '', code));
    expect(new Set(ends)).toEqual(new Set(Object.values(cellOf(star, 'i9').neighbours)));
  });

  test('going up the star stays in line', () => {
    let cell = 'i5';
    for (let row = 0; row < 8; row++) cell = press(star, cell, 'ArrowUp');
    expect(Math.abs(cellOf(star, cell).x - cellOf(star, 'i5').x)).toBeLessThanOrEqual(0.5);
  });

  test('at the rim the focus stays', () => {
    expect(press(square, 'a1', 'ArrowLeft')).toBe('a1');
    expect(press(star, 'e1', 'ArrowDown')).toBe('e1');
  });

  test('keys with a modifier belong to the browser', () => {
    const cell = cellOf(square, 'a1');
    expect(strokeOf({ key: 'ArrowUp', code: 'ArrowUp', ...NO_OTHER, altKey: true }, square, cell)).toBeNull();
    expect(strokeOf({ key: 'r', code: 'KeyR', ...NO_OTHER, ctrlKey: true }, square, cell)).toBeNull();
  });

  test('seeking finds the next wanted cell in reading order and goes round', () => {
    const wanted = new Set(['a8', 'c4', 'h1']);
    expect(seek(square, 'a8', wanted, 1)).toBe('c4');
    expect(seek(square, 'h1', wanted, 1)).toBe('a8');
    expect(seek(square, 'a8', wanted, -1)).toBe('h1');
    expect(seek(square, 'b2', new Set(), 1)).toBe('b2');
  });

  test('home and end go to the ends of the row', () => {
    expect(rowEnd(star, 'i9', 'first')).toBe('e9');
    expect(rowEnd(star, 'i9', 'last')).toBe('m9');
  });
});
