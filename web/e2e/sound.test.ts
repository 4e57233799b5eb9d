import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cell, closed, goTo, movesBecome, opened, startGame } from './page';

interface Heard {
  contexts: number;
  tones: number;
}

/** Counts the sounds. */
async function listening(page: Page): Promise<() => Promise<Heard>> {
  await page.addInitScript(() => {
    const heard = { contexts: 0, tones: 0 };
    Object.assign(window, { heard });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options);
        heard.contexts++;
      }
      override createOscillator(): OscillatorNode {
        heard.tones++;
        return super.createOscillator();
      }
    };
  });
  return () => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
}

async function oneMove(page: Page): Promise<void> {
  await cell(page, 'd1').click();
  await cell(page, 'e2').click();
  await movesBecome(page, /^1\. d1-e2 \S+$/);
}

test('there is nothing to be heard before somebody has touched the page, and knocks on wood afterwards', async () => {
  const open = await opened({ sound: true });
  const heard = await listening(open.page);
  await goTo(open.page, 'new', 'halma-8');
  await open.page.locator('.picture svg').first().waitFor();
  expect(await heard()).toEqual({ contexts: 0, tones: 0 });
  await startGame(open.page, 'halma-8');
  await oneMove(open.page);
  await expect.poll(async () => (await heard()).tones).toBeGreaterThan(0);
  expect((await heard()).contexts).toBe(1);
  await closed(open);
});

test('with the sound turned off nothing is ever made that could be heard', async () => {
  const open = await opened({ sound: false });
  const heard = await listening(open.page);
  await startGame(open.page, 'halma-8');
  await oneMove(open.page);
  expect(await heard()).toEqual({ contexts: 0, tones: 0 });
  await closed(open);
});
