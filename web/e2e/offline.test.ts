import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { serveFolder } from './folder';
import { boardIsThere, cell, closed, movesBecome, opened, withSettings } from './page';
import { serve } from './program';

/** The page has been visited once and has kept a copy of itself. */
async function visited(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** A game that has begun: one move, and the computer's answer. */
async function firstMove(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/new/halma-8`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await boardIsThere(page);
  await cell(page, 'd1').click();
  await cell(page, 'e2').click();
  await movesBecome(page, /^1\. d1-e2 \S+$/);
}

describe('after one visit, with the server gone', () => {
  test('the page starts, plays, teaches and speaks every language', async () => {
    const served = await serve();
    const open = await opened({}, { keepsCopy: true });
    const { page } = open;
    await visited(page, served.address);
    await served.stop();

    await firstMove(page, served.address);

    await page.reload();
    await boardIsThere(page);
    await movesBecome(page, /d1-e2/);
    for (const [screen, heading] of [
      ['learn', 'Learn'],
      ['analysis', 'Analysis'],
    ] as const) {
      await page.goto(`${served.address}#/${screen}`);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    }
    await page.goto(`${served.address}#/`);
    await page.getByRole('button', { name: 'Settings' }).click();
    const [licences] = await Promise.all([
      page.context().waitForEvent('page'),
      // A second click in the same place would be a double tap.
      page.getByRole('link', { name: 'Third-party licences' }).press('Enter'),
    ]);
    await licences.getByText('## TeaVM').waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Language').selectOption('ru');
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('ru');
    await closed(open);
  });
});

describe('a new version', () => {
  test('waits to be asked for, and does not lose the game in play', async () => {
    const folder = await serveFolder();
    const open = await opened({}, { keepsCopy: true });
    const { page } = open;
    await visited(page, folder.address);
    await firstMove(page, folder.address);

    folder.publishAnother();
    await page.reload();
    const note = page.locator('.note', { hasText: 'A new version is ready.' });
    await note.waitFor();
    await boardIsThere(page);
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update', exact: true }).click()]);
    await boardIsThere(page);
    await expect.poll(() => cell(page, 'e2').getAttribute('aria-label')).toMatch(/red circle/);
    await expect.poll(() => note.isVisible()).toBe(false);
    await closed(open);
    await folder.stop();
  });
});

test('the page can be installed: its manifest names icons that are there', async () => {
  const folder = await serveFolder();
  const open = await opened({}, { keepsCopy: true });
  await open.page.goto(folder.address);
  const href = await open.page.getAttribute('link[rel="manifest"]', 'href');
  const manifest = (await (await fetch(new URL(href ?? '', folder.address))).json()) as {
    icons: { src: string; purpose?: string }[];
  };
  for (const { src } of manifest.icons) expect((await fetch(new URL(src, folder.address))).ok, src).toBe(true);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  await withSettings(open.page, { language: 'de' });
  const german = open.page.locator('link[rel="manifest"][href$="manifest.de.webmanifest"]');
  await german.waitFor({ state: 'attached' });
  const own = await fetch(new URL((await german.getAttribute('href')) ?? '', folder.address));
  expect(await own.json()).toMatchObject({
    lang: 'de',
    description: expect.stringContaining('Sternhalma') as string,
    icons: manifest.icons,
  });
  await closed(open);
  await folder.stop();
});
