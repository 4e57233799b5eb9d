import { expect, test } from 'vitest';
import { faults } from './faults';
import { isTooWide, misfits } from './fits';
import { boardIsThere, cell, closed, goTo, opened, withSettings } from './page';
import { languages } from './turns';

/** A day that does not end while the test runs. */
const TODAY = new Date(2026, 2, 14, 12);

/** Plays the hint that the page draws, by its words: "... from e5 to g7 ...". */
async function playHint(page: Awaited<ReturnType<typeof opened>>['page']): Promise<void> {
  await page.getByRole('button', { name: 'Show me' }).click();
  const said = await page.locator('.answer p').first().innerText();
  const cells = said.match(/\b[a-q]\d{1,2}\b/g) ?? [];
  await cell(page, cells[0] ?? '').click();
  await cell(page, cells.at(-1) ?? '').click();
  const done = page.getByRole('button', { name: 'Done', exact: true });
  const answered = page.locator('.answer p').filter({ hasNotText: said });
  await done.or(answered).first().waitFor();
  if (await done.isVisible()) await done.click();
}

test('the puzzle of the day is solved as the page shows, counts, and is kept', async () => {
  const open = await opened();
  const { page } = open;
  await page.clock.setFixedTime(TODAY);
  await goTo(page, 'learn', 'daily', '1');
  await boardIsThere(page);
  await page.getByText('that is proven').waitFor();
  expect(await faults(page)).toEqual([]);
  await playHint(page);
  await page.getByText('1 turn left').first().waitFor();
  await playHint(page);
  await page.locator('.answer .solved').waitFor();
  await page.getByText('1 day in a row').waitFor();
  await page.reload();
  await page.getByText('1 day in a row').waitFor();
  await closed(open);
});

test('it fits a phone in every language', async () => {
  const open = await opened({}, { viewport: { width: 360, height: 740 } });
  const { page } = open;
  await page.clock.setFixedTime(TODAY);
  await goTo(page, 'learn', 'daily', '1');
  for (const language of languages) {
    await withSettings(page, { language });
    await page.locator(`html[lang|=${language}]`).waitFor();
    await boardIsThere(page);
    await expect.poll(() => isTooWide(page)).toBe(false);
    await expect.poll(() => misfits(page), { message: language }).toEqual([]);
  }
  await closed(open);
});
