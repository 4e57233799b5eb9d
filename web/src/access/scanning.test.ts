import { describe, expect, test } from 'vitest';
import { type Block, branchesOf, lit, pressed, type Scan, stepped } from './scanning';

const often = (...rows: string[][]): Block<string> => ({ rows, isOften: true });
const other = (...rows: string[][]): Block<string> => ({ rows, isOften: false });
const BOARD = often(['a2', 'b2', 'c2', 'd2'], ['a1', 'b1', 'c1']);

function scan(...blocks: Block<string>[]): Scan<string> {
  return { branches: branchesOf(blocks), path: [0] };
}

function within(outer: Scan<string>): Scan<string> {
  const result = pressed(outer);
  if (result === null || !('within' in result)) throw new Error('This is no group.');
  return result.within;
}

/** How many steps and presses it takes to choose something. */
function cost(from: Scan<string>, wanted: string): { steps: number; presses: number } {
  let [at, steps, presses] = [from, 0, 0];
  for (;;) {
    while (!lit(at).includes(wanted)) {
      at = stepped(at);
      steps++;
    }
    presses++;
    const result = pressed(at);
    if (result !== null && 'chosen' in result) return { steps, presses };
    at = within(at);
  }
}

describe('scanning with a switch', () => {
  test('few choices light up one by one', () => {
    let now = scan(often(['a2', 'c2'], ['b1']), other(['menu']));
    const seen: string[][] = [];
    for (let step = 0; step < 5; step++) {
      seen.push(lit(now));
      now = stepped(now);
    }
    expect(seen).toEqual([['a2'], ['c2'], ['b1'], ['menu'], ['a2']]);
    expect(pressed(scan(often(['a2'])))).toEqual({ chosen: 'a2' });
  });

  test('of many choices the rows of the board light up first, and then what is in the row', () => {
    const outer = scan(BOARD, other(['undo', 'menu']));
    expect(lit(outer)).toEqual(['a2', 'b2', 'c2', 'd2']);
    const inner = within(stepped(outer));
    expect(lit(inner)).toEqual(['a1']);
    expect(pressed(stepped(inner))).toEqual({ chosen: 'b1' });
  });

  test('what belongs together is a group, and rows in it where it is large', () => {
    const buttons = other(['1', '2', '3', '4'], ['5', '6', '7', '8']);
    const group = stepped(stepped(scan(BOARD, buttons)));
    expect(lit(group)).toHaveLength(8);
    expect(lit(within(group))).toEqual(['1', '2', '3', '4']);
    expect(lit(within(within(group)))).toEqual(['1']);
  });

  test('after the last of a group comes what stands after it: nobody is caught', () => {
    let now = within(scan(BOARD, other(['undo', 'menu'])));
    for (let step = 0; step < 4; step++) now = stepped(now);
    expect(lit(now)).toEqual(['a1', 'b1', 'c1']);
  });

  test('of forty rows each is reached in three presses and at most twelve steps', () => {
    const rows = Array.from({ length: 40 }, (_, index) => [`left ${index}`, `right ${index}`]);
    const costs = rows.flat().map((one) => cost(scan(other(...rows)), one));
    expect(Math.max(...costs.map(({ presses }) => presses))).toBe(3);
    expect(Math.max(...costs.map(({ steps }) => steps))).toBeLessThanOrEqual(12);
  });

  test('before the light has begun nothing is lit, and a press does nothing', () => {
    const before = { ...scan(BOARD), path: [-1] };
    expect(lit(before)).toEqual([]);
    expect(pressed(before)).toBeNull();
    expect(lit(stepped(before))).toEqual(['a2', 'b2', 'c2', 'd2']);
  });
});
