import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults } from './faults';
import { cell, closed, goTo, opened, startGame } from './page';
import { startBrowser } from './program';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

async function dialog(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
}

describe('axe finds nothing in any theme', () => {
  test('on the first screen, in the gallery and in the setup', async () => {
    const open = await opened(browser);
    await goTo(open.page, '');
    await open.page.locator('.picture svg').first().waitFor();
    expect(await faults(open.page)).toEqual([]);
    await goTo(open.page, 'new');
    await open.page.locator('.card').first().waitFor();
    expect(await faults(open.page)).toEqual([]);
    await open.page.evaluate(() => localStorage.setItem('halma.names', '["Mia", "Ben"]'));
    await goTo(open.page, 'new', 'american-3');
    await open.page.getByText('House rules').click();
    await open.page.getByText('Fair for everyone').click();
    await open.page.getByRole('button', { name: 'Forget Mia' }).waitFor();
    expect(await faults(open.page)).toEqual([]);
    await closed(open);
  });

  test('on the board and in what opens over it', async () => {
    const open = await opened(browser);
    const { page } = open;
    await startGame(page, 'chinese-3');
    await cell(page, 'f4').click();
    await page.locator('.mark').first().waitFor();
    expect(await faults(page)).toEqual([]);
    for (const button of ['Settings', 'Help', 'Menu']) {
      await dialog(page, button);
      expect(await faults(page)).toEqual([]);
      if (button !== 'Menu') await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'QR code' }).last().press('Enter');
    await page.getByRole('img', { name: 'QR code' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await closed(open);
  });

  test('with large cells, switches and a place to rest, in their settings, and at the end of a game', async () => {
    const open = await opened(browser, { size: 'xxl', dwell: '2', scanning: 'two' });
    const { page } = open;
    await startGame(page, 'chinese-2');
    expect(await faults(page)).toEqual([]);
    await dialog(page, 'Settings');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page, 'Menu');
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog', { name: 'Duckling has won' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await closed(open);
  });
});
