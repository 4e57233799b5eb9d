// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Skips from '../app/Skips.svelte';
import { settings } from '../settings/settings.svelte';
import { switched } from './switched.svelte';

/** Everything has the same size and a row of its own. */
let rows = 0;
vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 50 * rows++, 40, 40));
HTMLElement.prototype.scrollIntoView = () => {};

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  for (let step = 0; step < 20; step++) settings.shift('scanSpeed', -1); // 0.3 s
  for (let step = 0; step < 20; step++) settings.shift('firstPause', -1); // none
  settings.choose('scanning', 'auto');
  document.body.innerHTML = '<main><button>One</button><button>Two</button><button>Three</button></main>';
  stop = $effect.root(() => {
    $effect(() => switched());
  });
  flushSync();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function lit(): string[] {
  return [...document.querySelectorAll('.scanned')].map((one) => one.textContent.trim());
}

/** What the light is on, one after the other. */
function lights(count: number): string[] {
  return Array.from({ length: count }, () => {
    const now = lit().join(' ');
    vi.advanceTimersByTime(300);
    flushSync();
    return now;
  });
}

test('the light goes from one thing to the next', () => {
  expect(new Set(lights(3))).toEqual(new Set(['One', 'Two', 'Three']));
});

test('the light is never on the buttons that only keys bring into sight', async () => {
  const skips = mount(Skips, { target: document.body });
  flushSync();
  await Promise.resolve(); // the change is looked at
  flushSync();
  expect(document.querySelectorAll('.skips button')).toHaveLength(1);
  expect(lights(6).filter((name) => name.includes('Skip'))).toEqual([]);
  await unmount(skips);
});

test('a slower light is slower at once', () => {
  for (let step = 0; step < 20; step++) settings.shift('scanSpeed', 1); // 20 s
  flushSync();
  const before = lit();
  vi.advanceTimersByTime(19_000);
  flushSync();
  expect(lit()).toEqual(before);
  vi.advanceTimersByTime(1000);
  flushSync();
  expect(lit()).not.toEqual(before);
});
