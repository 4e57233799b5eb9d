// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brain } from '../rulebook/books';
import { settings } from '../settings/settings.svelte';
import { Computers } from './computers';

beforeEach(() => {
  vi.spyOn(brain, 'choose').mockResolvedValue({ move: 'a1-b2' });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  settings.choose('pace', 'instant');
});

test('computers keep their pace for whoever wants no motion, too', async () => {
  expect(settings.isStill).toBe(true);
  settings.choose('pace', 'slow');
  const computers = new Computers(() => 0);
  let move = '';
  computers.sawMove();
  void computers.choose('', 1, 0).then((chosen) => {
    move = chosen;
  });
  await vi.advanceTimersByTimeAsync(1700);
  expect(move).toBe('');
  await vi.advanceTimersByTimeAsync(200);
  expect(move).toBe('a1-b2');
});
