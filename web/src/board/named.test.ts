import { expect, test } from 'vitest';
import { variantNamed } from '../testing/boards';
import { planOf } from './geometry';
import { cellsNamed } from './named';

test('finds the cells that words name, in any language, and nothing else', async () => {
  const plan = planOf((await variantNamed('american-2')).board);
  expect(cellsNamed(plan, 'From h4 to a8 is not a straight line: h4, P16.')).toEqual(['h4', 'a8', 'p16']);
  expect(cellsNamed(plan, 'С d3 на e4, потом на «f5».')).toEqual(['d3', 'e4', 'f5']);
  expect(cellsNamed(plan, 'z1 a0 a17 mp3 b2b, 4 hops')).toEqual([]);
});
