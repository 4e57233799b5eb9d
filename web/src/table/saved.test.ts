import { expect, test } from 'vitest';
import { gameFrom } from './saved';
import { usualSetup } from './setup';

const GAME = { text: '[Variant "chinese-2"]', setup: usualSetup('chinese-2'), isOver: false, turns: 3, seed: 42 };

test('a game that is kept comes back with its setup, its turns and the seed of its computers', () => {
  expect(gameFrom(JSON.parse(JSON.stringify(GAME)))).toEqual(GAME);
});

test('a game of an older page has no seed', () => {
  const { seed: _, ...older } = GAME;
  expect(gameFrom(older)?.seed).toBeUndefined();
});

test('what is no game is none', () => {
  for (const other of [null, 7, {}, { ...GAME, text: 1 }, { ...GAME, setup: {} }]) expect(gameFrom(other)).toBeNull();
});
