import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults } from './faults';
import { boardIsThere, cell, closed, goTo, opened } from './page';
import { startBrowser } from './program';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const GAME = '[Variant "halma-8"]\n\n1. c2-d3 f7-e6 2. d3-c2 g6-f5 3. resign\n';

describe('axe finds nothing in any theme', () => {
  test('where one learns', async () => {
    const open = await opened(browser);
    const { page } = open;
    await goTo(page, 'learn');
    await page.locator('.card svg').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await goTo(page, 'learn', 'american-4-both');
    await boardIsThere(page);
    expect(await faults(page)).toEqual([]);
    await goTo(page, 'learn', 'lesson', 'step');
    await cell(page, 'd4').click();
    await page.locator('.mark').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await cell(page, 'e5').click();
    await page.locator('.answer .solved').waitFor();
    expect(await faults(page)).toEqual([]);
    await goTo(page, 'learn', 'puzzle', 'borrow');
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.locator('.hint .line').waitFor();
    expect(await faults(page)).toEqual([]);
    await goTo(page, 'learn', 'daily', '1');
    await boardIsThere(page);
    expect(await faults(page)).toEqual([]);
    await closed(open);
  });

  test('in the analysis', async () => {
    const open = await opened(browser);
    const { page } = open;
    await goTo(page, 'game', `u${Buffer.from(GAME).toString('base64url')}`);
    await boardIsThere(page);
    await goTo(page, 'analysis');
    await page.getByRole('button', { name: 'Review the game' }).click();
    await page.getByRole('button', { name: /^(Stop|Review again)$/ }).waitFor(); // the review may have finished
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Review again' }).waitFor();
    await page.getByText('The graph as a table').click();
    await page.getByRole('slider').fill('1');
    await page.getByRole('button', { name: 'Show the best moves' }).click();
    await page.locator('button.variation').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await closed(open);
  });
});
