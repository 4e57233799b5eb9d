// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';
import { speak } from '../texts/texts.svelte';
import { clockFace, markPassed, PACES, paceTold, shortMillis } from './pace';
import { shownAt } from './remoteInfo';

describe('clocks and paces', () => {
  beforeAll(() => speak('en'));

  test('are told in words', () => {
    expect(PACES.map(paceTold).slice(0, 4)).toEqual([
      'No clock',
      '30 seconds a turn',
      '60 seconds a turn',
      '5\u00a0min each + 5\u00a0s a turn',
    ]);
    expect(paceTold('game:90')).toBe('1.5 minutes each');
    expect(paceTold('days:1')).toBe('1 day a turn');
  });

  test.each([
    [9_940, '9.9'],
    [10_000, '0:10'],
    [59_001, '1:00'],
    [600_000, '10:00'],
    [3_661_000, '1:01:01'],
    [2 * 86_400_000 + 3_600_000, '2d 1h'],
  ])('%i milliseconds are shown as %s', (millis, face) => {
    expect(clockFace(millis)).toBe(face);
  });

  test('say when a minute, half of it and ten seconds are left', () => {
    expect(markPassed(60_200, 59_900)).toBe(60);
    expect(markPassed(59_900, 59_600)).toBeNull();
    expect(markPassed(30_100, 30_000)).toBe(30);
    expect(markPassed(10_001, 9_800)).toBe(10);
    expect(markPassed(70_000, 25_000)).toBe(30); // after a pause of the page
    expect(markPassed(70_000, 8_000)).toBe(10);
  });

  test('are short at half a minute, but not through a whole turn', () => {
    expect(shortMillis('game:600+5')).toBe(30_000);
    expect(shortMillis('move:30')).toBe(10_000);
    expect(shortMillis('move:600')).toBe(30_000);
  });

  test('run for one seat, and never below nothing', () => {
    const clocks = { left: { A: 5000, B: 7000 }, running: 'A', since: 1000, shortMillis: 30_000 } as const;
    expect(shownAt(clocks, 'A', 3000)).toBe(3000);
    expect(shownAt(clocks, 'A', 500)).toBe(5000);
    expect(shownAt(clocks, 'A', 99_000)).toBe(0);
    expect(shownAt(clocks, 'B', 99_000)).toBe(7000);
    expect(shownAt(clocks, 'C', 0)).toBeNull();
  });
});
