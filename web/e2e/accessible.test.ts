import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faults } from './faults';
import { boardIsThere, cell, closed, goTo, opened, openGame, shared, startGame, thinkByLooks } from './page';

const GAME = '[Variant "halma-8"]\n\n1. c2-d3 f7-e6 2. d3-c2 g6-f5 3. resign\n';

async function dialog(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
}

describe('axe finds nothing in any theme', () => {
  const open = shared((page) => thinkByLooks(page, 20));

  test('on the first screen, in the gallery and in the setup', async () => {
    const { page } = open;
    await goTo(page, '');
    await page.locator('.picture svg').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await goTo(page, 'new');
    await page.locator('.card').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await page.evaluate(() => localStorage.setItem('halma.names', '["Mia", "Ben"]'));
    await goTo(page, 'new', 'american-3');
    await page.getByText('House rules').click();
    await page.getByText('Fair for everyone').click();
    await page.getByRole('button', { name: 'Forget Mia' }).waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('on the board and in what opens over it', async () => {
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
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('where one learns', async () => {
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
    await cell(page, 'e5').click();
    await page.locator('.answer .solved').waitFor();
    expect(await faults(page)).toEqual([]);
    await goTo(page, 'learn', 'puzzle', 'borrow');
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.locator('.hint .line').waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('in the analysis', async () => {
    const { page } = open;
    await openGame(page, GAME);
    await goTo(page, 'analysis');
    await page.getByRole('button', { name: 'Review the game' }).click();
    await page.getByRole('button', { name: 'Review again' }).waitFor();
    await page.getByText('The graph as a table').click();
    await page.getByRole('slider').fill('1');
    await page.getByRole('button', { name: 'Show the best moves' }).click();
    await page.locator('button.variation').first().waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('with large cells, switches and a place to rest, in their settings, and at the end of a game', async () => {
    const large = await opened({ size: 'xxl', dwell: '2', scanning: 'two' });
    const { page } = large;
    await startGame(page, 'chinese-2');
    expect(await faults(page)).toEqual([]);
    await dialog(page, 'Settings');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page, 'Menu');
    await page.getByRole('button', { name: 'Resign' }).click();
    // The question opens under the finger, where a quick second tap is blocked. The click of a resting finger is not a tap.
    await page.getByRole('dialog', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).dispatchEvent('click');
    await page.getByRole('dialog', { name: 'Duckling has won' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await closed(large);
  });
});
