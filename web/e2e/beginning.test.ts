import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boardIsThere, closed, goTo, listen, opened } from './page';

function seat(page: Page, letter: string) {
  return page.getByRole('group', { name: `Who plays at seat ${letter}` });
}

describe('the youngest begins', () => {
  test('whom the table is asked for, by keys alone', async () => {
    const open = await opened();
    const { page } = open;
    const said = await listen(page);
    await goTo(page, 'new', 'chinese-3');
    await seat(page, 'C').getByRole('button', { name: 'Person' }).click();
    await page.getByLabel('Name at seat C').fill('Mia');
    await page.getByRole('button', { name: 'The youngest' }).press('Enter');
    await page.getByRole('button', { name: 'Start the game' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Who is the youngest?' });
    await dialog.waitFor();
    await expect
      .poll(() => dialog.getByRole('listitem').allInnerTexts())
      .toEqual([expect.stringContaining('Red'), expect.stringContaining('Mia')]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await boardIsThere(page);
    await page.locator('.status', { hasText: 'Mia to move' }).waitFor();
    await expect.poll(async () => (await said()).at(-1)).toMatch(/^Mia begins\./);

    // The question comes again with the next game.
    await goTo(page, '');
    await page.getByRole('button', { name: /^As last time: / }).click();
    await dialog.getByRole('button', { name: 'Red' }).click();
    await page.locator('.status', { hasText: 'Red to move' }).waitFor();
    await closed(open);
  });

  test('without a question where one person sits among computers, and never among computers alone', async () => {
    const open = await opened();
    const { page } = open;
    await goTo(page, 'new', 'halma-8');
    await page.getByRole('button', { name: 'The youngest' }).click();
    await seat(page, 'B').getByRole('button', { name: 'Person' }).click();
    await seat(page, 'A').getByRole('button', { name: 'Computer' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.status', { hasText: 'Your turn' }).waitFor();
    await goTo(page, 'new', 'halma-8');
    await page.getByRole('button', { name: 'The youngest', pressed: true }).waitFor();
    await seat(page, 'B').getByRole('button', { name: 'Computer' }).click();
    await page.getByRole('button', { name: 'Duckling (Red)', pressed: true }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'The youngest' }).count()).toBe(0);
    await closed(open);
  });
});
