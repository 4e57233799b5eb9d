import { beforeAll, expect, test } from 'vitest';
import type { BoardInfo } from '../rulebook/protocol';
import { variantNamed } from '../testing/boards';
import { planOf } from './geometry';
import { journey, leapMillis } from './leap';

let board: BoardInfo;
beforeAll(async () => {
  ({ board } = await variantNamed('halma-8'));
});

/** How far below its place something is drawn in each frame. */
function depths(frames: Keyframe[]): number[] {
  return frames.map(({ transform }) => Number(/translate\(\S+ (\S+)px\)/.exec(String(transform))?.[1]));
}

test('a piece rises at every hop, and its shadow stays on the board', () => {
  const { piece, shadow } = journey(planOf(board), ['a1', 'c1', 'e1']);
  expect(Math.min(...depths(piece))).toBeLessThan(-30);
  expect(new Set(depths(shadow))).toEqual(new Set([0]));
});

test('a piece is squashed where it lands, and comes to rest as it was', () => {
  const { piece, millis } = journey(planOf(board), ['a1', 'b1']);
  expect(millis).toBeGreaterThan(leapMillis(['a1', 'b1']));
  const offsets = piece.map(({ offset }) => offset ?? 0);
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  expect(piece.some(({ transform }) => String(transform).includes('0.92)'))).toBe(true);
  expect(piece.at(-1)?.transform).toBe('translate(0px, 0px) scale(1, 1)');
});

test('no route keeps a player waiting for long', () => {
  expect(leapMillis(Array.from({ length: 64 }, (_, nth) => `a${nth}`))).toBe(4000);
  expect(leapMillis(['a1', 'c1', 'e1'])).toBe(680);
});
