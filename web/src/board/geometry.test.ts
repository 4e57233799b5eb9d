import { beforeAll, describe, expect, test } from 'vitest';
import type { VariantInfo } from '../rulebook/protocol';
import { variantNamed } from '../testing/boards';
import { arcs, centre, hull, narrowPlan, nearest, PITCH, planInside, planOf, rim, scaleIn, share } from './geometry';

describe('the plan of a board', () => {
  let star: VariantInfo;
  let square: VariantInfo;
  beforeAll(async () => {
    star = await variantNamed('chinese-6');
    square = await variantNamed('american-2');
  });

  test('holds every cell with room for a piece', () => {
    for (const { board } of [star, square]) {
      const plan = planOf(board);
      for (const { x, y } of plan.centres.values()) {
        expect(x - plan.left).toBeGreaterThanOrEqual(PITCH / 2);
        expect(plan.left + plan.width - x).toBeGreaterThanOrEqual(PITCH / 2);
        expect(y - plan.top).toBeGreaterThanOrEqual(PITCH / 2);
        expect(plan.top + plan.height - y).toBeGreaterThanOrEqual(PITCH / 2);
      }
    }
  });

  test('puts all neighbours of a star one pitch away', () => {
    const plan = planOf(star.board);
    for (const [from, to] of star.board.edges) {
      const [a, b] = [centre(plan, from), centre(plan, to)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(PITCH, 0);
    }
  });

  test('gives a small screen more board and less frame', () => {
    expect(narrowPlan(square.board).width).toBeLessThan(planOf(square.board).width);
  });

  test('names ranks and files on a small screen where the cells stay large enough', () => {
    for (const { board } of [star, square]) {
      const lettered = planInside(board, 390, 390, 20);
      const scale = scaleIn(lettered, 390, 390);
      expect(lettered.letters * scale).toBeGreaterThan(9.5);
      expect(PITCH * scale).toBeGreaterThan(0.93 * PITCH * scaleIn(narrowPlan(board), 390, 390));
      expect(planInside(board, 390, 390, 40).letters).toBe(0);
    }
  });

  test('finds the nearest cell within reach, and none beyond', () => {
    const plan = planOf(square.board);
    const { x, y } = centre(plan, 'e4');
    expect(nearest(plan, plan.cells.keys(), { x: x + 30, y: y - 20 }, 0.75)).toBe('e4');
    expect(nearest(plan, ['a1'], { x, y }, 1)).toBeNull();
    expect(nearest(plan, ['c4', 'f4'], { x, y }, 3)).toBe('f4');
  });

  test('shares run from the upper left corner to the lower right one', () => {
    const plan = planOf(square.board);
    expect(share(plan, { x: plan.left, y: plan.top })).toEqual({ x: 0, y: 0 });
    expect(share(plan, { x: plan.left + plan.width, y: plan.top + plan.height })).toEqual({ x: 1, y: 1 });
  });

  test('a chain bends at every hop, and a step is straight', () => {
    const plan = planOf(square.board);
    expect(arcs(plan, ['a1', 'c1', 'c3']).match(/Q/g)).toHaveLength(2);
    const [from, to] = [centre(plan, 'a1'), centre(plan, 'b1')];
    expect(arcs(plan, ['a1', 'b1'])).toBe(`M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${from.y} ${to.x} ${to.y}`);
  });

  test('the rim of a corner camp runs inside the board only', () => {
    const plan = planOf(square.board);
    const camp = square.seats[0]!.camp;
    // Ten edges: five steps of the camp's stairs, each with a flat and an upright part.
    expect(rim(plan, camp).match(/M/g)).toHaveLength(10);
  });

  test('a hull goes round its corners once', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 2, y: 4 },
      { x: 2, y: 1 },
      { x: 2, y: 0 },
    ];
    expect(hull(corners)).toBe('M0 0L4 0L2 4Z');
  });
});
