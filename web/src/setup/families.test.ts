import { expect, test } from 'vitest';
import { ruleBook } from '../rulebook/client';
import { shelves } from './families';

const ANYTHING = { players: null, family: null };

test('the gallery begins with what most people know, and has every game once', async () => {
  const variants = await ruleBook().variants();
  const all = shelves(variants, ANYTHING);
  expect(all[0]?.variants.map(({ id }) => id)).toEqual(['chinese-2', 'american-2', 'chinese-6', 'halma-8']);
  const ids = all.flatMap((shelf) => shelf.variants.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(variants.map(({ id }) => id).toSorted());
});

test('games that are asked for stand by players and board, and by their sheet within', async () => {
  const variants = await ruleBook().variants();
  const stars = shelves(variants, { players: null, family: 'star' });
  expect(stars.map(({ of }) => of)).toEqual([2, 3, 4, 6].map((players) => ({ players, family: 'star' })));
  const [two] = shelves(variants, { players: 2, family: 'square' });
  expect(two?.variants.map(({ id }) => id)).toEqual([
    'halma-8',
    'halma-10',
    'american-2',
    'twosided-square',
    'twosided-square-15',
    'victorian-2',
    'print-2',
  ]);
  expect(shelves(variants, { players: 6, family: 'square' })).toEqual([]);
});
