import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faults } from './faults';
import { closed, goTo, opened, shared, startGame } from './page';
import { left } from './program';

/** How wide the first sheet is drawn for its height, once it has arrived. */
async function proportions(page: Page): Promise<number> {
  return page
    .locator('ol img')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth / image.naturalHeight;
    });
}

async function pdf(page: Page): Promise<{ type: string | undefined; bytes: Buffer; name: string }> {
  const link = page.getByRole('link', { name: 'Download the PDF' });
  const href = (await link.getAttribute('href')) ?? '';
  const answer = await page.request.get(new URL(href, page.url()).href);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return {
    type: answer.headers()['content-type'],
    bytes: await answer.body(),
    name: download.suggestedFilename(),
  };
}

describe('printing a set', () => {
  const open = shared();

  test('from the gallery: previews, another paper, a PDF', async () => {
    const { page } = open;
    await goTo(page, 'new');
    await page.locator('a[href="#/new/american-2"]').click();
    await page.getByRole('link', { name: 'Print this set' }).click();
    await page.getByRole('heading', { name: 'Print this set', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Board: row 1, column 2' }).waitFor();
    await expect.poll(() => page.locator('ol img').count()).toBe(8);
    expect(await proportions(page)).toBeCloseTo(210 / 297, 2);

    await page.getByLabel('Letter', { exact: true }).check();
    await page.locator('ol img[src*="paper=letter"]').first().waitFor();
    expect(await proportions(page)).toBeCloseTo(215.9 / 279.4, 2);
    const printed = await pdf(page);
    expect(printed.type).toBe('application/pdf');
    expect(printed.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(printed.name).toBe('halma-american-2-letter.pdf');
  });

  test('from the menu of a game, in the language of the page', async () => {
    const german = await opened();
    const { page } = german;
    await startGame(page, 'halma-8');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Print this set' }).click();
    await page.getByRole('link', { name: 'Rules', exact: true }).waitFor();
    await page.evaluate(() =>
      localStorage.setItem('halma.settings', JSON.stringify({ motion: 'still', language: 'de' })),
    );
    await page.reload();
    await page.getByRole('link', { name: 'Regeln', exact: true }).waitFor();
    await closed(german);
  });

  test('for a class, with colours of one’s own and a page for the teacher', async () => {
    const { page } = open;
    await goTo(page, 'print', 'halma-8');
    await page.locator('ol img').first().waitFor();
    await page.getByLabel('A4', { exact: true }).check();
    await page.getByLabel('Number of sets').fill('12');
    await page.getByRole('link', { name: 'Board × 12' }).waitFor();
    await page.getByLabel('Teacher’s page').check();
    await page.getByRole('link', { name: 'For the teacher' }).waitFor();
    await page.getByLabel('Colour', { exact: true }).check();
    await page.getByLabel('Seat A').selectOption({ label: 'Purple' });
    await page.locator('ol img[src*="colours=A%3Dpurple"]').first().waitFor();
    await page.getByRole('heading', { level: 2, name: '26 sheets' }).waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('a size that can not be printed is refused in words, and the next one is not', async () => {
    const { page, complaints } = await opened();
    await goTo(page, 'print', 'halma-8');
    await page.locator('ol img').first().waitFor();
    const size = page.getByLabel('Distance from cell to cell, in millimetres');
    await size.fill('200');
    await page.getByText('Cells can be 10 to 60 mm large, not 200 mm.').waitFor();
    await page.getByRole('link', { name: 'Download the PDF' }).waitFor({ state: 'detached' });
    expect(await faults(page)).toEqual([]);
    await size.fill('20');
    await page.locator('ol img').first().waitFor();
    await expect.poll(() => page.getByRole('alert').first().textContent()).toBe('');
    expect(complaints).toEqual([expect.stringContaining('422')]); // the browser's own remark
    await left(page.context());
  });

  test('without the server the page says so, and tries again when asked to', async () => {
    const { page } = await opened();
    await goTo(page, 'print', 'halma-8');
    await page.locator('ol img').first().waitFor();
    await page.context().setOffline(true);
    await page.getByLabel('Colour', { exact: true }).check();
    await page.getByText('The server prepares the sheets, and it can’t be reached').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('ol img[src*="ink=colour"]').first().waitFor();
    await left(page.context());
  });

  test('a game that there is not is not printed, and without one a game is chosen', async () => {
    await goTo(open.page, 'print', 'ludo');
    await open.page.getByText('There is no game called ludo.').waitFor();
    await goTo(open.page, '');
    await open.page.getByRole('link', { name: 'Print a set' }).click();
    await open.page.getByRole('heading', { name: 'Print a set', level: 1 }).waitFor();
    await open.page.locator('a[href="#/print/halma-8"]').click();
    await open.page.locator('ol img').first().waitFor();
  });
});
