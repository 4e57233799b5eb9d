// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { placeOf, screenOf } from './routes';

test('an unknown address means the first screen', () => {
  expect(screenOf(['nonsense'])).toBe('');
  expect(screenOf(['toString'])).toBe('');
});

test.each([
  ['the gallery and the setup of a game', ['new'], ['new', 'chinese-2'], true],
  ['two lessons', ['learn', 'lesson', 'step'], ['learn', 'lesson', 'hop'], true],
  ['the rules of two variants', ['learn', 'chinese-2'], ['learn', 'halma-8'], false],
  ['the overview and the rules of a variant', ['learn'], ['learn', 'halma-8'], true],
  ['a table and the same with its invitation', ['table', 'abc'], ['table', 'abc', 'key'], false],
  ['a table and its analysis', ['table', 'abc'], ['analysis', 'abc'], true],
  ['a link to a game and the game', ['game', 'x'], ['play'], false],
  ['two house rules of a set to print', ['print', 'chinese-2', 'a'], ['print', 'chinese-2', 'b'], false],
])('%s: whether one arrives at another place', (_, one, other, isOther) => {
  expect(placeOf(one) !== placeOf(other)).toBe(isOther);
});
