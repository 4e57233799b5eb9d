import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** What does not fit onto the screen. */
function seen(page: Page): Promise<{ cut: string[]; scrolls: boolean; isBoardLargest: boolean }> {
  return page.evaluate(() => {
    const area = (selector: string): number => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box === undefined ? 0 : box.width * box.height;
    };
    const cut = [...document.querySelectorAll('main button, main a, main h1, main .seat')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth);
    });
    return {
      cut: cut.map((element) => element.textContent.trim()),
      scrolls: document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth,
      isBoardLargest: ['.seats', '.controls', 'header.bar'].every((selector) => area(selector) < area('.stage')),
    };
  });
}
