import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  boardIsThere,
  cell,
  closed,
  goTo,
  keptMoves,
  movesBecome,
  type Opened,
  opened,
  shared,
  startGame,
} from './page';

const open = shared();

/** A game that has begun. Those of the tests before are forgotten. */
async function oneMove({ page }: Opened): Promise<void> {
  await goTo(page, '');
  await page.evaluate(() => {
    for (const key of ['halma.game', 'halma.aside']) localStorage.removeItem(key);
  });
  await startGame(page, 'halma-8');
  await cell(page, 'd1').click();
  await cell(page, 'e2').click();
  await movesBecome(page, /^1\. d1-e2 \S+$/);
}

describe('a game is kept', () => {
  test('when the page is closed and opened again', async () => {
    await oneMove(open);
    const moves = await keptMoves(open.page);
    await goTo(open.page, '');
    await open.page.reload();
    await open.page.getByRole('button', { name: 'Play on' }).click();
    await boardIsThere(open.page);
    await expect.poll(() => cell(open.page, 'e2').getAttribute('aria-label')).toMatch(/^e2, red circle/);
    expect(await keptMoves(open.page)).toBe(moves);
  });

  test('in an address, for somebody else', async () => {
    await oneMove(open);
    await open.page.getByRole('button', { name: 'Menu' }).click();
    await open.page.getByRole('button', { name: 'Share' }).click();
    const link = await open.page.getByRole('textbox', { name: 'Link to the whole game' }).inputValue();
    const other = await opened();
    await other.page.goto(link);
    await boardIsThere(other.page);
    await movesBecome(other.page, /d1-e2/);
    await closed(other);
  });

  test('in a file, which can be opened again', async () => {
    const { page } = open;
    await oneMove(open);
    await page.getByRole('button', { name: 'Menu' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const text = readFileSync(await download.path(), 'utf8');
    expect(text).toContain('[Variant "halma-8"]');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Open a file' }).click(),
    ]);
    await chooser.setFiles({ name: 'game.hgn', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await movesBecome(page, /d1-e2/);
  });

  test('in a file with several games, of which one is chosen', async () => {
    const { page } = open;
    await goTo(page, '');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Open a file' }).click(),
    ]);
    const first = '[Variant "halma-10"]\n\n1. e1-f2\n\n';
    const second = '[Variant "halma-8"]\n[Date "2026-11-15"]\n[A "Ann"]\n[B "Ben"]\n\n1. d1-e2 h5-g4\n';
    await chooser.setFiles({ name: 'games.hgn', mimeType: 'text/plain', buffer: Buffer.from(first + second) });
    const which = page.getByRole('dialog', { name: 'Which game?' });
    await which.getByRole('button', { name: 'Small Halma, 10 by 10' }).waitFor();
    await which.getByRole('button', { name: 'Small Halma, 8 by 8 · Ann – Ben · 2026-11-15' }).click();
    await boardIsThere(page);
    await movesBecome(page, /^1\. d1-e2 h5-g4/);
  });

  test('when somebody else’s address is opened: it is put aside and can be played on', async () => {
    const { page } = open;
    await oneMove(open);
    const moves = await keptMoves(page);
    await goTo(page, 'game', `u${Buffer.from('[Variant "halma-10"]\n\n1. e1-f2\n').toString('base64url')}`);
    await page.locator('.notice', { hasText: 'Small Halma, 8 by 8: your game is saved for later.' }).waitFor();
    await movesBecome(page, /^1\. e1-f2$/);
    await goTo(page, '');
    await page.getByRole('heading', { name: 'Unfinished games' }).waitFor();
    await page.getByRole('button', { name: /^Small Halma, 8 by 8 · 2 turns$/ }).click();
    await boardIsThere(page);
    await movesBecome(page, /d1-e2/);
    expect(await keptMoves(page)).toBe(moves);
    await goTo(page, '');
    await page.getByRole('button', { name: /^Delete: Small Halma, 10 by 10/ }).click();
    await page.getByRole('heading', { name: 'Unfinished games' }).waitFor({ state: 'detached' });
  });

  test('while the language changes', async () => {
    const spoken = await opened();
    const { page } = spoken;
    await oneMove(spoken);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Language').selectOption('de');
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('de');
    await expect.poll(() => cell(page, 'e2').getAttribute('aria-label')).toMatch(/^e2, Kreis rot/);
    await page.reload();
    await page.getByText('Du bist am Zug').first().waitFor();
    await movesBecome(page, /d1-e2/);
    await closed(spoken);
  });
});

describe('what can not be read is told in words', () => {
  test('a damaged address', async () => {
    await goTo(open.page, 'game', 'zAAAA');
    await open.page.locator('.notice', { hasText: 'There is no readable game in this link.' }).waitFor();
    await open.page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  });

  test('a file with a mistake, by line and column', async () => {
    await goTo(open.page, '');
    const [chooser] = await Promise.all([
      open.page.waitForEvent('filechooser'),
      open.page.getByRole('button', { name: 'Open a file' }).click(),
    ]);
    await chooser.setFiles({
      name: 'game.hgn',
      mimeType: 'text/plain',
      buffer: Buffer.from('[Variant "halma-8"]\n\n1. d1-e2 x\n'),
    });
    await open.page.locator('.notice', { hasText: 'line 3, column 10: found “x”' }).waitFor();
  });

  test('a file that is no text, in the chosen language alone', async () => {
    const german = await opened({ language: 'de' });
    const { page } = german;
    await goTo(page, '');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Datei öffnen' }).click(),
    ]);
    await chooser.setFiles({
      name: 'game.hgn',
      mimeType: 'text/plain',
      buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe]),
    });
    await page
      .locator('.notice')
      .getByText('Diese Datei lässt sich nicht als Spiel lesen: Sie enthält keinen Text.', { exact: true })
      .waitFor();
    await closed(german);
  });
});

test('a game is played in one tab, and the other says so until it takes over', async () => {
  const first = await opened();
  await startGame(first.page, 'halma-8');
  const second = await first.page.context().newPage();
  await second.goto(first.page.url());
  const note = (page: Page) => page.locator('.note', { hasText: 'This game is being played in another tab.' });
  await note(second).waitFor();
  expect(await note(first.page).count()).toBe(0);
  await second.getByRole('button', { name: 'Play here' }).click();
  await note(first.page).waitFor();
  await cell(second, 'd1').click();
  await cell(second, 'e2').click();
  await movesBecome(second, /d1-e2/);
  await second.close();
  await movesBecome(first.page, /d1-e2/); // it has caught up by itself
  await closed(first);
});
