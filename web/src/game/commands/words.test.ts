// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { speak } from '../../texts/texts.svelte';
import { session } from '../session.svelte';
import { sceneOf } from './atTable';
import type { Scene } from './scene';
import { gapsTold, stragglerTold } from './words';

/** The first seat, one step before its last piece is home. On one cell of its goal stands a blocker. */
async function almostHome(): Promise<void> {
  await session.openPosition('halma-8', '', '4aaab/5aaa/5aaa/8/b6a/bb6/bbb5/bbb5 a 0 1');
}

function scene(): Scene {
  const found = sceneOf(session);
  if (found === null) throw new Error('No game is open.');
  return { ...found, mine: 'A' };
}

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
});

test('gaps and the last piece are told until a seat is home', async () => {
  await almostHome();
  expect([gapsTold(scene()), stragglerTold(scene())]).toEqual([
    'Red, 2 gaps in the goal: h8 and h5.',
    'Red: the last piece is on h4.',
  ]);
});

test('whoever is home with a stuck blocker counted hears of no gap and of no straggler', async () => {
  await almostHome();
  expect(await session.typed('h4-h5')).toBeNull();
  expect([gapsTold(scene()), stragglerTold(scene())]).toEqual([
    'Red: home: a stuck blocker counts as yours.',
    'Red: home: a stuck blocker counts as yours.',
  ]);
});
