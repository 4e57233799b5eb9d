import { describe, expect, test } from 'vitest';
import { isScan, lit, pressed, type Scan, scanOf, stepped } from './scanning';

const ROWS = [
  ['a2', 'b2', 'c2', 'd2'],
  ['a1', 'b1', 'c1', 'd1'],
];
const FEW = new Set(['b2', 'c1']);
const MANY = new Set(ROWS.flat());

function ids(scan: Scan): string[] {
  return lit(scan).map(({ id }) => id);
}

describe('scanning with one switch', () => {
  test('goes through few choices one by one, then through the buttons, then round', () => {
    let scan = scanOf(ROWS, FEW, ['undo']);
    const seen: string[][] = [];
    for (let step = 0; step < 4; step++) {
      seen.push(ids(scan));
      scan = stepped(scan);
    }
    expect(seen).toEqual([['b2'], ['c1'], ['undo'], ['b2']]);
  });

  test('lights up whole rows where there are many choices', () => {
    const scan = scanOf(ROWS, MANY, []);
    expect(ids(scan)).toEqual(ROWS[0]);
    expect(ids(stepped(scan))).toEqual(ROWS[1]);
  });

  test('opens a row when the switch is pressed, and chooses in it when it is pressed again', () => {
    const opened = pressed(scanOf(ROWS, MANY, []));
    if (opened === null || !isScan(opened)) throw new Error('no row was opened');
    expect(ids(opened)).toEqual(['a2']);
    expect(pressed(stepped(opened))).toEqual({ id: 'b2', kind: 'cell' });
  });

  test('leaves a row after its last choice, for the next one', () => {
    let scan = pressed(scanOf(ROWS, MANY, []));
    for (let step = 0; step < 4; step++) {
      if (scan === null || !isScan(scan)) throw new Error('the row was lost');
      scan = stepped(scan);
    }
    expect(scan !== null && isScan(scan) && ids(scan)).toEqual(ROWS[1]);
  });

  test('chooses nothing where there is nothing', () => {
    const scan = scanOf(ROWS, new Set(), []);
    expect(pressed(scan)).toBeNull();
    expect(stepped(scan)).toEqual(scan);
  });
});
