import { expect, test } from 'vitest';
import type { Target } from '../rulebook/protocol';
import { variantNamed } from '../testing/boards';
import { laddersShown } from './ladders';

function chain(...route: string[]): Target {
  return { from: route[0] ?? '', to: route.at(-1) ?? '', hops: route.length - 1, route };
}

const CHAINS = [
  chain('a1', 'c3'),
  chain('a1', 'c3', 'e5'),
  chain('b1', 'd1'),
  chain('c1', 'e3', 'g5'),
  chain('d2', 'd4'),
  chain('e5', 'c3'),
];

test('shows the best route of a few pieces, and none that goes back', async () => {
  const { board } = await variantNamed('halma-8');
  const shown = laddersShown(board, 'A', CHAINS, null).map(({ route }) => route.join('-'));
  expect(new Set(shown)).toEqual(new Set(['a1-c3-e5', 'c1-e3-g5']));
  const single = CHAINS.filter(({ hops }) => hops === 1);
  expect(laddersShown(board, 'A', single, null).map(({ route }) => route.join('-'))).not.toContain('e5-c3');
  expect(laddersShown(board, 'A', single, null)).toHaveLength(3);
});

test('shows the routes of the piece in hand, and none that is the beginning of another', async () => {
  const { board } = await variantNamed('halma-8');
  const of = (held: string) => laddersShown(board, 'A', CHAINS, held).map(({ route }) => route.join('-'));
  expect(of('a1')).toEqual(['a1-c3-e5']);
  expect(of('e5')).toEqual(['e5-c3']);
});
