// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, onTestFinished, test, vi } from 'vitest';
import { variants } from '../rulebook/books';
import { DirectWorker } from '../testing/direct-worker';
import { speak } from '../texts/texts.svelte';
import { announcer } from '../ui/announcer';
import DailyPage from './DailyPage.svelte';

test('while the puzzle of the day is made, the screen has its title and the way back; who leaves ends the search', async () => {
  await speak('en');
  const list = await variants();
  const said = vi.spyOn(announcer, 'say');
  const asked = vi.spyOn(DirectWorker.prototype, 'postMessage').mockResolvedValue(); // nobody answers
  onTestFinished(() => void vi.restoreAllMocks());
  const page = mount(DailyPage, { target: document.body, props: { grade: 1, variants: list } });
  flushSync();
  const heading = document.querySelector('main h1');
  expect(heading?.textContent).toBe('Puzzle of the day');
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('#/learn');
  expect(said).toHaveBeenCalledExactlyOnceWith('The puzzle is being made…');
  expect(asked.mock.lastCall?.[0]).toMatchObject({ ask: 'puzzle' });
  const worker = DirectWorker.started.at(-1);
  expect(worker?.isAlive).toBe(true);
  await unmount(page);
  expect(worker?.isAlive).toBe(false);
});
