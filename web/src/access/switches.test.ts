// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { nextKey, type Press, stopLearning, switching } from './switches';

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

const pressed = vi.fn<(which: Press) => void>();
let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  settings.times.bounce = 0;
  settings.choose('scanning', 'auto');
  stop = switching({ isOn: () => true, isIdle: () => false, press: pressed });
});
afterEach(() => {
  stop();
  for (const which of ['first', 'second'] as const) settings.useKey(which, '');
  pressed.mockReset();
});

describe('two switches', () => {
  test('of which one has learned Enter before are two keys, and nobody is locked out', async () => {
    const learning = nextKey();
    press('Enter');
    settings.useKey('first', (await learning) ?? '');
    settings.choose('scanning', 'two');
    press('Enter');
    press(' ');
    expect(pressed.mock.calls).toEqual([['first'], ['second']]);
  });
});

describe('a switch that learns its key', () => {
  test('gives up when another one wants to learn', async () => {
    const [first, second] = [nextKey(), nextKey()];
    expect(await first).toBeNull();
    press('F8');
    expect(await second).toBe('F8');
    expect(pressed).not.toHaveBeenCalled();
  });

  test('gives up with Escape, and when its place on the page is gone', async () => {
    const one = nextKey();
    press('Escape');
    expect(await one).toBeNull();
    const other = nextKey();
    stopLearning();
    expect(await other).toBeNull();
  });
});
