import { expect, test } from 'vitest';
import type { Happening } from '../game/hand/happenings';
import type { GameView } from '../rulebook/protocol';
import { knocksFor } from './score';

function moved(hops: number, millis: number): Happening {
  const last = { by: 'A', text: 'a1-a2', cells: ['a1', 'a2'], hops, event: 'moved' };
  return { kind: 'moved', millis, view: { last } as GameView };
}

test('a step is one knock, when the piece lands', () => {
  const knocks = knocksFor(moved(0, 260), false);
  expect(knocks).toHaveLength(1);
  expect(knocks[0]?.after).toBeCloseTo(0.26);
});

test('a chain is a knock at every landing, each higher than the last', () => {
  const knocks = knocksFor(moved(4, 1360), false);
  expect(knocks.map(({ after }) => after)).toEqual([0.34, 0.68, 1.02, 1.36].map((at) => expect.closeTo(at)));
  const pitches = knocks.map(({ pitch }) => pitch);
  expect(pitches).toEqual([...pitches].sort((a, b) => a - b));
  expect(new Set(pitches).size).toBe(4);
});

test('without motion the first knock comes at once and the others close behind', () => {
  const afters = knocksFor(moved(3, 0), false).map(({ after }) => after);
  expect(afters[0]).toBe(0);
  expect(afters.at(-1)).toBeLessThan(0.3);
});

test('coming home rings after the last landing', () => {
  const [landing, bell] = knocksFor(moved(0, 260), true);
  expect(bell?.after).toBeGreaterThan(landing?.after ?? 0);
});

test('each landing comes from its side of the board', () => {
  const happening = { ...moved(2, 0), at: [-0.5, 0.5] } as Happening;
  expect(knocksFor(happening, true).map(({ pan }) => pan)).toEqual([-0.5, 0.5, 0.5]);
  expect(knocksFor({ kind: 'edge', at: 1 }, false)[0]?.pan).toBe(1);
});
