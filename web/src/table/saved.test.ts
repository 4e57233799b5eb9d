// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { keep } from '../settings/stored';
import { savedGame } from './saved';
import { usualSetup } from './setup';

const GAME = { text: '[Variant "chinese-2"]', setup: usualSetup('chinese-2'), isOver: false, turns: 3, seed: 42 };

function stored(value: unknown): ReturnType<typeof savedGame> {
  keep('game', value);
  return savedGame();
}

test('a game that is kept comes back with its setup, its turns and the seed of its computers', () => {
  expect(stored(GAME)).toEqual(GAME);
});

test('a game of an older page has no seed', () => {
  const { seed: _, ...older } = GAME;
  expect(stored(older)?.seed).toBeUndefined();
});

test('what is no game is none', () => {
  for (const other of [null, 7, {}, { ...GAME, text: 1 }, { ...GAME, setup: {} }]) expect(stored(other)).toBeNull();
});
