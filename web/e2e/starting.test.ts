import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { address, boardIsThere, cell, closed, goTo, movesBecome, opened, stopClock, tapTwice } from './page';

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name, exact: true });
}

function seat(page: Page, letter: string) {
  return page.getByRole('group', { name: `Who plays at seat ${letter}` });
}

/** Which of these are outside the screen. */
function outOfSight(page: Page, ...selectors: string[]): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      wanted.filter((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box === undefined || box.top < 0 || box.bottom > innerHeight || box.right > innerWidth || box.left < 0;
      }),
    selectors,
  );
}

test('a quick double tap starts one thing, and leaves no alarm', async () => {
  const open = await opened();
  const { page } = open;
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: { ask?: string }) {
      asked.push(message.ask ?? '');
      post.call(this, message);
    };
  });
  const games = () =>
    page.evaluate(() => {
      const { asked } = window as unknown as { asked: string[] };
      return asked.filter((ask) => ask === 'makeTable' || ask === 'rematchTable').length;
    });
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
  });

  await goTo(page, '');
  await tapTwice(button(page, 'Play'));
  await boardIsThere(page);
  expect(await games()).toBe(1);
  await goTo(page, 'new', 'halma-8');
  await tapTwice(button(page, 'Start the game'));
  await page.locator('.status', { hasText: 'Your turn' }).waitFor();
  expect(await games()).toBe(2);
  await cell(page, 'd1').click();
  await page.locator('.mark').first().waitFor();
  await cell(page, 'e2').click();
  await movesBecome(page, /d1-e2/);
  await goTo(page, '');
  await tapTwice(button(page, /^Play on/));
  await page.locator('.status', { hasText: 'Your turn' }).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await button(page, 'Resign').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).press('Enter');
  await tapTwice(page.getByRole('dialog').getByRole('button', { name: 'Play again' }));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await boardIsThere(page);
  expect(await games()).toBe(3);
  expect(await page.locator('.notice').count()).toBe(0);
  await goTo(page, 'learn');
  await tapTwice(page.locator('.card').first());
  await boardIsThere(page);

  await goTo(page, 'online', 'new', 'halma-8');
  await tapTwice(button(page, 'Open the table'));
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Ada');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Stand up/ }).waitFor();
  await goTo(page, 'online');
  posted.length = 0;
  await tapTwice(page.locator('form.panel button[type=submit]'));
  await page.waitForURL(/#\/table\//);
  expect(posted).toEqual([expect.stringMatching(/pair/)]);
  expect(await page.locator('.notice').count()).toBe(0);
  await closed(open);
});

describe('before a game', () => {
  test('a round is chosen in one tap, names stay and are offered again, and seats are called by name', async () => {
    const open = await opened({}, { viewport: { width: 390, height: 844 } });
    const { page } = open;
    await goTo(page, 'new', 'chinese-3');
    await page.getByRole('button', { name: 'Three at this device' }).click();
    await page.getByLabel('Name at seat A').fill('Mia');
    await page.getByLabel('Name at seat C').fill('Ben');
    await seat(page, 'C').getByRole('button', { name: 'Computer' }).click();
    await page.getByLabel('Level of seat C').selectOption('5 · Hare');
    await seat(page, 'C').getByRole('button', { name: 'Person' }).press('Enter');
    await expect.poll(() => page.getByLabel('Name at seat C').inputValue()).toBe('Ben');
    await seat(page, 'C').getByRole('button', { name: 'Computer' }).press('Enter');
    await expect.poll(() => page.getByLabel('Level of seat C').inputValue()).toBe('5');
    await page.getByText('3 points of the star stay empty.').waitFor();
    const begins = page.getByRole('group', { name: 'Who begins?' });
    expect((await begins.getByRole('button').allInnerTexts()).map((text) => text.trim())).toEqual([
      'Mia',
      'Blue',
      'Hare',
      'Toss a coin',
      'Roll a die',
      'The youngest',
    ]);
    await begins.getByRole('button', { name: 'Hare' }).click();
    await page.getByText('House rules').click();
    await page.getByLabel('Partners').selectOption('Mia and Blue against Hare');
    await expect.poll(() => outOfSight(page, '.go .button')).toEqual([]);
    await button(page, 'Start the game').click();
    await page.locator('.status', { hasText: /Hare is thinking|Mia to move/ }).waitFor();

    // The names are offered at every other table, until they are forgotten.
    await goTo(page, '');
    await page.getByRole('button', { name: /^As last time: Mia, Blue/ }).waitFor();
    await expect.poll(() => outOfSight(page, 'form', '.places', '.rest')).toEqual([]);
    await goTo(page, 'new', 'chinese-6');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Six at this device' }).click();
    await expect.poll(() => page.getByLabel('Name at seat C').inputValue()).toBe('Ben'); // though a computer has played there
    await expect.poll(() => button(page, 'Mia').count()).toBe(1); // to begin, and not to sit down once more
    await page.getByLabel('Name at seat A').fill('');
    await page.getByRole('listitem').getByRole('button', { name: 'Mia', exact: true }).click();
    await expect.poll(() => page.getByLabel('Name at seat A').inputValue()).toBe('Mia');
    await page.getByLabel('Name at seat A').fill('');
    await button(page, 'Forget Mia').click();
    await button(page, 'Forget Mia').waitFor({ state: 'detached' });
    await expect.poll(() => outOfSight(page, '.go .button', '.picture')).toEqual([]);
    await closed(open);
  });

  test('the gallery begins with the best known, and a switch reaches its filters and games', async () => {
    const open = await opened({ scanning: 'auto', scanSpeed: '0.8' });
    const { page } = open;
    await page.clock.install();
    await goTo(page, 'new');
    await page.locator('.card').first().waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 2 }).first().innerText()).toBe('Best known');
    await stopClock(page);
    const press = (wanted: string): Promise<void> =>
      expect
        .poll(
          async () => {
            const lit = page.locator('.scanned');
            const isThere = (await lit.filter({ hasText: wanted }).count()) > 0;
            const many = await lit.count();
            await (isThere ? page.keyboard.press(' ') : page.clock.runFor(800));
            return isThere ? many : 0;
          },
          { interval: 1 },
        )
        .toBe(1);
    await press('3 players');
    await press('Square boards');
    await page.getByRole('heading', { name: '3 players · Square boards' }).waitFor();
    await expect.poll(() => page.locator('.card').count()).toBe(2);
    await press('American Halma, three players, 13 each');
    await page.getByText('One corner stays empty. Goals that are free from the start: Duckling (Blue).').waitFor();
    await closed(open);
  });
});

describe('a link', () => {
  test('that unpacks to far more than a game is refused, and a broken one is told in the chosen language', async () => {
    const open = await opened({ language: 'de' });
    const { page } = open;
    const bomb = deflateRawSync(Buffer.alloc(20_000_000)).toString('base64url');
    await page.goto(`${address()}#/game/z${bomb}`);
    await page.locator('.notice', { hasText: 'Dieser Link ist viel zu lang für ein Spiel.' }).waitFor();
    await goTo(page, 'position', 'chinese-2', '-', 'a.b.c');
    await page.locator('.notice', { hasText: 'In diesem Link steckt kein lesbares Spiel.' }).waitFor();
    // Both alarms are over once a game is open. The long name in it is cut.
    const named = `[Variant "halma-8"]\n[A "${'Mia '.repeat(200)}"]\n\n1. d1-e2\n`;
    await goTo(page, 'game', `u${Buffer.from(named).toString('base64url')}`);
    await boardIsThere(page);
    await expect.poll(() => page.locator('.notice').count()).toBe(0);
    expect(await page.locator('.seats').first().innerText()).not.toContain('Mia Mia Mia Mia Mia Mia Mia');
    await closed(open);
  });

  test('goes by the system’s own sheet, as a code for cameras, or says that it is too long for one', async () => {
    const open = await opened();
    const { page } = open;
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, { share: async (what: unknown) => void shared.push(what) });
    });
    const long = readFileSync(new URL('games/chinese-4-partners.hgn', import.meta.url), 'utf8');
    await goTo(page, 'game', `u${Buffer.from(long).toString('base64url')}`);
    await boardIsThere(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect
      .poll(() => page.getByRole('dialog').getByRole('heading', { level: 3 }).allInnerTexts())
      .toEqual(['This game', 'Share and save', 'Help and settings']);
    await button(page, 'Share').click();
    const position = page.getByRole('group', { name: 'Link to this position' });
    await button(page, 'Share').last().click();
    const shared = () => page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared);
    await expect.poll(async () => (await shared())[0]?.url).toContain('#/position/chinese-4/');
    await position.getByRole('button', { name: 'QR code' }).click();
    await position.getByRole('img', { name: 'QR code' }).waitFor();
    await page.getByRole('group', { name: 'Link to the whole game' }).getByRole('button', { name: 'QR code' }).click();
    await page.getByText('This game is too long for a QR code.').waitFor();
    await closed(open);
  });
});
