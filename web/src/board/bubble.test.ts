import { describe, expect, test } from 'vitest';
import { placeOf } from './bubble';
import type { Box } from './geometry';

const WORDS = { width: 120, height: 50 };
const ROOM: Box = { left: 0, top: -58, right: 400, bottom: 458 };

function square(x: number, y: number, half = 12): Box {
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
}

function covers(place: { left: number; top: number }, box: Box): boolean {
  const { left, top } = place;
  return left < box.right && box.left < left + WORDS.width && top < box.bottom && box.top < top + WORDS.height;
}

describe('words at a cell', () => {
  test('stand right above it if nothing is there', () => {
    const cell = square(200, 200);
    expect(placeOf(WORDS, { cell, clear: [], spare: [], room: ROOM })).toEqual({ left: 140, top: 130 });
  });

  test('stay inside their room at every edge', () => {
    for (const cell of [square(12, 12), square(388, 12), square(12, 388), square(388, 388)]) {
      const place = placeOf(WORDS, { cell, clear: [], spare: [], room: ROOM });
      expect(place.left).toBeGreaterThanOrEqual(ROOM.left);
      expect(place.left + WORDS.width).toBeLessThanOrEqual(ROOM.right);
      expect(covers(place, cell)).toBe(false);
    }
  });

  test('cover neither a cell in reach nor their own, however many there are', () => {
    const clear: Box[] = [];
    for (let x = 12; x < 400; x += 24) for (let y = 12; y < 400; y += 24) clear.push(square(x, y));
    const cell = square(204, 204);
    const place = placeOf(WORDS, { cell, clear, spare: [], room: ROOM });
    expect(clear.filter((box) => covers(place, box))).toEqual([]);
  });

  test('rather stand a little farther away than over another piece', () => {
    const cell = square(200, 200);
    const spare = [square(200, 160)];
    const place = placeOf(WORDS, { cell, clear: [], spare, room: ROOM });
    expect(covers(place, spare[0]!)).toBe(false);
  });
});
