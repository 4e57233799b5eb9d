import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closed, goTo, opened, startGame } from './page';
import { startBrowser } from './program';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** As many at a time as a small machine has cores: a game is always waiting either for its page or for its thinker. */
const TABLES = 2;

test('computers play a whole game of every variant', { timeout: 900_000 }, async () => {
  const gallery = await opened(browser);
  await goTo(gallery.page, 'new');
  await gallery.page.locator('.card').first().waitFor();
  const variants = await gallery.page
    .locator('.card')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('href')?.split('/').at(-1) ?? ''));
  expect(variants).toHaveLength(25);
  await closed(gallery);
  const waiting = [...variants];
  const table = async (): Promise<void> => {
    for (let variant = waiting.shift(); variant !== undefined; variant = waiting.shift()) await playedOut(variant);
  };
  await Promise.all(Array.from({ length: TABLES }, table));
});

async function playedOut(variant: string): Promise<void> {
  const open = await opened(browser);
  await startGame(open.page, variant, 'computers');
  // By its heading: to look for it by its role would mean to ask every cell of the board for its own, over and over.
  await open.page.locator('dialog h2', { hasText: /The game is won|A draw/ }).waitFor({ timeout: 120_000 });
  await closed(open);
}
