import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closed, goTo, opened, startGame } from './page';
import { startBrowser } from './program';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

test('computers play a whole game of every variant', { timeout: 900_000 }, async () => {
  const gallery = await opened(browser);
  await goTo(gallery.page, 'new');
  await gallery.page.locator('.card').first().waitFor();
  const variants = await gallery.page.locator('.card').evaluateAll((cards) => cards.map((card) => card.getAttribute('href')?.split('/').at(-1) ?? ''));
  expect(variants).toHaveLength(23);
  await closed(gallery);
  for (const variant of variants) {
    const open = await opened(browser);
    await startGame(open.page, variant, 'computers');
    await open.page.getByRole('dialog').getByText(/The game is won|A draw/).waitFor({ timeout: 120_000 });
    await closed(open);
  }
});
