import { beforeAll, describe, expect, test } from 'vitest';
import type { BoardInfo, SeatLetter } from '../../rulebook/protocol';
import { variantNamed } from '../../testing/boards';
import { gapsOf, nearestIn, piecesOf, raysFrom, sideOf, stragglerOf, tipOf } from './facts';
import { Jump } from './jump';

describe('what is so on a board', () => {
  let square: BoardInfo;
  let star: BoardInfo;
  beforeAll(async () => {
    square = (await variantNamed('halma-8')).board;
    star = (await variantNamed('chinese-2')).board;
  });

  /** The first seat has filled its goal but for one cell; its last piece is on this cell. */
  function almost(last: string): { pieces: Record<string, SeatLetter>; gap: string } {
    const [gap = '', ...goal] = square.cells.filter(({ goals }) => goals.includes('A')).map(({ name }) => name);
    return { pieces: Object.fromEntries([...goal, last].map((cell) => [cell, 'A'])), gap };
  }

  test('gaps are the cells of a goal without a piece of its own, and the straggler is the farthest piece outside', () => {
    const { pieces, gap } = almost('b2');
    expect(gapsOf(square, pieces, 'A')).toEqual([gap]);
    expect(stragglerOf(square, pieces, 'A')).toBe('b2');
    expect(piecesOf(square, pieces, 'A')).toContain('b2');
    const home = { ...pieces, [gap]: 'A' as const };
    delete home['b2'];
    expect(gapsOf(square, home, 'A')).toEqual([]);
    expect(stragglerOf(square, home, 'A')).toBeNull();
    expect(gapsOf(square, { ...pieces, [gap]: 'B' }, 'A')).toEqual([gap]);
  });

  test('rays go to the rim in every direction that there is', () => {
    expect(Object.fromEntries(raysFrom(square, 'a1'))).toEqual({
      n: ['a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8'],
      ne: ['b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8'],
      e: ['b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1'],
    });
    expect(raysFrom(star, 'i9').map(([way]) => way)).toEqual(['ne', 'e', 'se', 'sw', 'w', 'nw']);
  });

  test('a camp lies on a side of the board and ends in a tip', () => {
    const camp = (board: BoardInfo, seat: SeatLetter) => board.cells.filter(({ camps }) => camps.includes(seat));
    expect([sideOf(square, camp(square, 'A')), tipOf(square, camp(square, 'A'))]).toEqual(['sw', 'a1']);
    expect([sideOf(star, camp(star, 'A')), tipOf(star, camp(star, 'A'))]).toEqual(['s', 'e1']);
  });

  test('a jump goes to a file, then to a rank of one or two digits, and any other key ends it', () => {
    const jump = new Jump();
    const press = (key: string, from: string) => jump.key({ key, code: '' }, star, from);
    expect(press('m', 'e1')).toBeNull();
    jump.begin('i9');
    const file = press('m', 'i9')!;
    expect(file[0]).toBe('m');
    expect(press('1', file)).toBe(file); // there is no m1
    expect(press('3', file)).toBe('m13');
    expect(press('ArrowUp', 'm13')).toBeNull();
    expect(press('4', 'm13')).toBeNull();
    expect(nearestIn(star, 'e1', () => false)).toBeNull();
  });

  test('a jump reads the place of a key where other letters are written', () => {
    const jump = new Jump();
    jump.begin('i9');
    expect(jump.key({ key: 'ь', code: 'KeyM' }, star, 'i9')?.[0]).toBe('m');
  });
});
