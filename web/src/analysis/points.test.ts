import { expect, test } from 'vitest';
import type { Score, TurnReview, Variation } from '../rulebook/protocol';
import { asGood, dashed, dearest, goodTurns, turningPoints } from './points';

function turn(
  number: number,
  costTurns: number,
  best: Score['kind'] = 'lead',
  played: Score = { kind: 'lead', turns: 0 },
): TurnReview {
  return {
    number,
    costTurns,
    isTurningPoint: costTurns >= 1,
    bestScore: { kind: best, turns: 1 },
    playedScore: played,
  } as TurnReview;
}

const MANY = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => turn(number, number));

test('only what costs a turn or more is a turning point', () => {
  expect(turningPoints([turn(1, 0.4), turn(2, 3)], true).map(({ number }) => number)).toEqual([2]);
});

test('of many turning points the weightiest are shown, in the order of the game', () => {
  expect(turningPoints(MANY, false).map(({ number }) => number)).toEqual([3, 4, 5, 6, 7, 8]);
  expect(turningPoints(MANY, true)).toHaveLength(8);
});

test('a win that was missed is among them, unless the game was as good as won', () => {
  const missed = turn(20, 3900, 'wins');
  const slow = turn(21, 3900, 'wins', { kind: 'lead', turns: 4 });
  const numbers = turningPoints([...MANY, missed, slow], false).map(({ number }) => number);
  expect(numbers).toContain(20);
  expect(numbers).not.toContain(21);
});

test('the dearest moves come first, and what is proven counts by its turns', () => {
  const proven = { ...turn(9, 9, 'wins'), isProven: true };
  expect(dearest([...MANY, proven], 3).map(({ number }) => number)).toEqual([9, 8, 7]);
  expect(dearest([turn(1, 0.2)], 3)).toEqual([]);
});

test('turns that cost nothing went well', () => {
  const turns = [turn(1, 0), turn(3, 0.6), turn(5, 0.3)].map((one) => ({ ...one, by: 'A' as const }));
  expect(goodTurns([...turns, { ...turn(2, 0), by: 'B' }], 'A')).toEqual({ good: 2, all: 3 });
});

function variation(move: string, kind: Score['kind'], turns: number): Variation {
  return { moves: [move, 'x1-x2'], score: { kind, turns } } as unknown as Variation;
}

test('a puzzle takes every move that costs no turn against the best one, and a win only if it is as quick', () => {
  const leads = [variation('a1-b2', 'lead', 1.2), variation('a2-b3', 'lead', 0.8), variation('a3-b4', 'lead', 0.6)];
  expect(asGood(leads)).toEqual(['a1-b2', 'a2-b3']);
  const wins = [variation('a1-b2', 'wins', 3), variation('a2-b3', 'wins', 3), variation('a3-b4', 'wins', 4)];
  expect(asGood([...wins, variation('a4-b5', 'lead', 9)])).toEqual(['a1-b2', 'a2-b3']);
  expect(asGood([])).toEqual([]);
});

test('moves are written with a dash', () => {
  expect(dashed('e4-e6-e8')).toBe('e4–e6–e8');
});
