import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seen } from './fits';
import { closed, type Opened, opened, startGame } from './page';
import { startBrowser } from './program';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** Variants with seats in one row or two, long names, and both kinds of boards. */
const VARIANTS = ['american-3', 'american-4-both', 'chinese-2', 'chinese-6'];
const SCREENS: [number, number][] = [
  [320, 568],
  [360, 740],
  [740, 360],
  [820, 1180],
  [900, 760],
  [1440, 900],
];

describe.each(VARIANTS)('%s', (variant) => {
  let open: Opened;
  beforeAll(async () => {
    open = await opened(browser);
    await startGame(open.page, variant);
  });
  afterAll(() => closed(open));

  test.each(SCREENS)(
    'has everything in view on a screen of %i by %i, and nothing larger than its board',
    async (width, height) => {
      const { page } = open;
      await page.setViewportSize({ width, height });
      await page.getByRole('button', { name: 'Menu' }).waitFor();
      await expect.poll(() => seen(page)).toEqual({ cut: [], scrolls: false, isBoardLargest: true });
    },
  );
});
