import { expect, test } from 'vitest';
import { placesOf } from '../board/places';
import { turned } from '../board/turning';
import type { SeatLetter } from '../rulebook/protocol';
import { variantNamed } from '../testing/boards';
import { stepsToFront } from './turning.svelte';

test.each([
  ['halma-8', 'A', 0],
  ['halma-8', 'B', 2],
  ['chinese-2', 'B', 3],
  ['diamond-9', 'B', 1],
] as const)('on %s, seat %s is in front after %d steps', async (id, seat, steps) => {
  const { board } = await variantNamed(id);
  expect(stepsToFront(board, seat)).toBe(steps);
});

test.each(['chinese-3', 'chinese-6', 'american-4'])('on %s every seat can sit where A does', async (id) => {
  const { board, seats } = await variantNamed(id);
  const front = placesOf(board, ['A']).get('A');
  for (const { seat } of seats as readonly { seat: SeatLetter }[]) {
    const place = placesOf(turned(board, stepsToFront(board, seat)), [seat]).get(seat);
    expect(place?.x).toBeCloseTo(front?.x ?? 0);
    expect(place?.y).toBeCloseTo(front?.y ?? 0);
  }
});
