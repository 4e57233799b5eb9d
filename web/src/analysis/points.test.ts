import { expect, test } from 'vitest';
import type { Score, TurnReview } from '../rulebook/protocol';
import { dashed, turningPoints } from './points';

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

test('moves are written with a dash', () => {
  expect(dashed('e4-e6-e8')).toBe('e4–e6–e8');
});
