// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { thinker } from '../rulebook/client';
import { Daily, dayNumber } from './daily.svelte';

beforeEach(() => localStorage.clear());

test('a day is a day of the calendar, whatever the hour', () => {
  expect(dayNumber(new Date(1970, 0, 1, 0, 0))).toBe(0);
  expect(dayNumber(new Date(2026, 10, 17, 23, 59))).toBe(20_774);
});

test('who comes back to the page on another day finds the puzzle of that day', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 17, 23, 0) });
  onTestFinished(() => void vi.useRealTimers());
  const daily = new Daily();
  const before = daily.today;
  vi.setSystemTime(new Date(2026, 10, 18, 7, 0));
  expect(daily.today).toBe(before); // a puzzle in play at midnight stays
  document.dispatchEvent(new Event('visibilitychange'));
  expect(daily.today).toBe(before + 1);
});

test('days in a row count, with any grade, and are kept', () => {
  const daily = new Daily();
  daily.solved(100, 2);
  daily.solved(100, 3);
  daily.solved(101, 1);
  expect(daily.streak(101)).toBe(2);
  expect(new Daily().streak(102)).toBe(2);
  expect(new Daily().isSolved(101, 1)).toBe(true);
  expect(new Daily().isSolved(101, 2)).toBe(false);
});

test('after a day without a puzzle the count starts again', () => {
  const daily = new Daily();
  daily.solved(100, 1);
  expect(daily.streak(102)).toBe(0);
  daily.solved(102, 1);
  expect(daily.streak(102)).toBe(1);
});

test('what the browser kept may be spoilt', () => {
  localStorage.setItem('halma.daily', '{"last":"yesterday"}');
  expect(new Daily().streak(100)).toBe(0);
});

test('the compiled rule book makes the puzzle of a day', async () => {
  const puzzle = await thinker().puzzle(20_774, 1);
  expect(puzzle.turns).toBe(2);
  expect(puzzle.solution).toHaveLength(2);
  expect(await thinker().puzzle(20_774, 1)).toEqual(puzzle);
});
