import { describe, expect, test } from 'vitest';
import { bestSight, isIn } from './sight';

const NOW = { left: 0, top: 0, width: 300, height: 300 };

describe('what is in sight of a large board', () => {
  test('stays as it is if everything wanted is in sight', () => {
    expect(
      bestSight(
        [
          { x: 50, y: 50 },
          { x: 250, y: 250 },
        ],
        40,
        NOW,
      ),
    ).toBe(NOW);
  });

  test('has what is wanted in its middle, if there is room for all of it', () => {
    const wanted = [
      { x: 500, y: 400 },
      { x: 600, y: 500 },
    ];
    expect(bestSight(wanted, 40, NOW)).toEqual({ ...NOW, left: 400, top: 300 });
  });

  test('has as much as it can where there is no room for all, and the first one always', () => {
    const lonely = { x: 900, y: 900 };
    const crowd = [0, 1, 2, 3].map((index) => ({ x: 400 + 50 * index, y: 400 }));
    const most = bestSight([...crowd, lonely], 40, NOW);
    expect(crowd.every((point) => isIn(most, point, 40))).toBe(true);
    expect(isIn(bestSight([lonely, ...crowd], 40, NOW), lonely, 40)).toBe(true);
  });
});
