import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { address, boardIsThere, closed, goTo, opened, stopClock, until, withSettings } from './page';
import { linkFor, madeByApi, myTurn, sitDown, status, together, type } from './table';

/** Presses Tab until something with this name has the focus, and then another key. */
async function tabTo(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await expect
    .poll(
      async () => {
        const focused = await page.evaluate(() => {
          const now = document.activeElement;
          if (now === null || now === document.body || now.matches('main')) return '';
          const label = now instanceof HTMLInputElement ? now.labels?.[0]?.textContent : null;
          return (now.getAttribute('aria-label') ?? label ?? now.textContent).trim();
        });
        if (!name.test(focused)) await page.keyboard.press('Tab');
        return focused;
      },
      { interval: 1 },
    )
    .toMatch(name);
  await page.keyboard.press(key);
}

async function named(page: Page, name: string): Promise<void> {
  await tabTo(page, /^Name$/, 'End');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

/** Takes a piece and puts it down, by the keys of the board. */
async function moveByKeys(page: Page, from: RegExp, way: string, to: RegExp): Promise<void> {
  await myTurn(page);
  await until(page, 'Tab', /^[a-h][1-8], /);
  await until(page, 'n', from);
  await page.keyboard.press('Enter');
  await until(page, way, to);
  await page.keyboard.press('Enter');
}

describe('somebody with a keyboard', () => {
  test('makes a table, sits down, plays, takes back, agrees to a draw and plays again', async () => {
    const [ada, bo] = [await opened(), await opened()];
    await goTo(ada.page, '');
    await tabTo(ada.page, /^Play online/);
    await tabTo(ada.page, /^New table/);
    await tabTo(ada.page, /^Small Halma, 8 by 8/);
    await tabTo(ada.page, /^Toss a coin/, 'ArrowRight');
    await ada.page.keyboard.press('ArrowRight');
    await tabTo(ada.page, /^Open the table/);
    await named(ada.page, 'Ada');
    await bo.page.goto(await linkFor(ada.page));
    await tabTo(bo.page, /^Sit down/);
    await named(bo.page, 'Bo');

    await myTurn(ada.page);
    await tabTo(ada.page, /^Type a move/, 'End');
    await ada.page.keyboard.type('d1-e2');
    await ada.page.keyboard.press('Enter');
    await status(bo.page, 'Your turn');
    await tabTo(ada.page, /^Undo$/);
    await tabTo(bo.page, /^Agree$/);
    await status(ada.page, 'Your turn');
    await moveByKeys(ada.page, /^d1, /, 'ArrowRight', /^e1, /);
    await moveByKeys(bo.page, /^h5, /, 'ArrowRight', /^g5, /);
    await myTurn(ada.page);
    await tabTo(ada.page, /^Undo$/);
    await tabTo(bo.page, /^No, thanks$/);
    await ada.page.locator('.notice', { hasText: 'Bo does not agree.' }).waitFor();
    await tabTo(bo.page, /^Say something$/);
    await tabTo(bo.page, /^Hello!$/);
    await ada.page.getByText('Bo: Hello!').first().waitFor();
    await tabTo(ada.page, /^Menu$/);
    await tabTo(ada.page, /^Offer a draw$/);
    await tabTo(ada.page, /^Offer a draw$/);
    await tabTo(bo.page, /^Agree$/);
    for (const { page } of [ada, bo]) {
      await page.getByRole('dialog', { name: 'A draw' }).waitFor();
      await tabTo(page, /^Play again$/);
    }
    await status(ada.page, 'Bo is thinking');
    await myTurn(bo.page);
    expect(bo.page.url()).toBe(ada.page.url());
    await Promise.all([closed(ada), closed(bo)]);
  });
});

/** What has the focus: the page's body where it is lost. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const now = document.activeElement ?? document.body;
    return now.getAttribute('role') ?? now.localName;
  });
}

describe('somebody whose button goes away', () => {
  test('keeps the place around it', async () => {
    const [ada, bo] = [await opened(), await opened()];
    await goTo(ada.page, '');
    await tabTo(ada.page, /^Play online/);
    await expect.poll(() => focused(ada.page)).toBe('main');
    await tabTo(ada.page, /^What shall we call you/);
    await named(ada.page, 'Ada');
    await expect.poll(() => focused(ada.page)).toBe('main');
    const chairs = { A: { kind: 'me' }, B: { kind: 'invited' } };
    const { table, invitation } = await madeByApi(ada.page, address(), { chairs });
    await goTo(ada.page, 'table', table);
    await tabTo(ada.page, /^Stand up/);
    await expect.poll(() => focused(ada.page)).toBe('li');
    await tabTo(ada.page, /^Sit down: Seat A/);
    await expect.poll(() => focused(ada.page)).toBe('li');
    await sitDown(bo.page, `${address()}#/table/${table}/${invitation}`, 'Bo');
    await type(ada.page, 'd1-e2');
    await type(bo.page, 'h5-g4');
    await myTurn(ada.page);
    await tabTo(ada.page, /^Undo$/); // off while the others are asked
    await tabTo(bo.page, /^No, thanks$/);
    for (const { page } of [ada, bo]) await expect.poll(() => focused(page)).toBe('toolbar');
    await Promise.all([closed(ada), closed(bo)]);
  });
});

/** Needs a stopped clock. Lets the light move until it is on something, and presses the switch there. */
async function switchOn(page: Page, wanted: string | Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        const lit = page.locator('.scanned');
        const found = typeof wanted === 'string' ? lit.filter({ hasText: wanted }) : lit.and(wanted);
        const [many, isThere] = [await lit.count(), (await found.count()) > 0];
        if (isThere) await page.keyboard.press(' ');
        else await page.clock.runFor(800);
        return isThere ? many : 0;
      },
      { interval: 1 },
    )
    .toBe(1);
}

describe('somebody with one switch', () => {
  test('reaches phrases, proposals and the screens before a game', async () => {
    const { ada, bo } = await together();
    await ada.page.clock.install();
    await withSettings(ada.page, { scanning: 'auto', scanSpeed: '0.8' });
    await boardIsThere(ada.page);
    await stopClock(ada.page);
    await switchOn(ada.page, 'Say something');
    await switchOn(ada.page, 'Good luck!');
    await bo.page.getByText('Ada: Good luck!').first().waitFor();
    await bo.page.getByRole('button', { name: 'Menu' }).click();
    await bo.page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
    await status(ada.page, 'Bo would like a pause');
    await switchOn(ada.page, 'Agree');
    await status(bo.page, 'Paused');
    await goTo(ada.page, 'online');
    await ada.page.getByText('Your games').waitFor();
    await switchOn(ada.page, 'New table');
    await ada.page.getByRole('heading', { name: 'New table' }).waitFor();
    await Promise.all([closed(ada), closed(bo)]);
  });

  test('gets from the first screen to a table, and offers a draw, without any other key', async () => {
    const [sam, bo] = [await opened({ scanning: 'auto', scanSpeed: '0.8' }), await opened()];
    const { page } = sam;
    await page.clock.install();
    await goTo(page, '');
    await stopClock(page);
    await switchOn(page, 'Play online');
    // What the server tells makes the light begin anew, perhaps between a look at it and a press.
    await page.getByRole('heading', { name: 'Open tables' }).waitFor();
    await switchOn(page, 'What shall we call you?');
    await switchOn(page, page.getByLabel('Name', { exact: true }));
    await switchOn(page, 'Continue'); // nobody types in the field: there too the key is the switch
    await page.getByText('You are Guest.').waitFor();
    await switchOn(page, 'New table');
    await page.locator('.card svg').first().waitFor();
    await switchOn(page, 'Small Halma, 8 by 8');
    await page.getByRole('button', { name: 'Open the table' }).waitFor();
    await switchOn(page, 'Open the table');
    await bo.page.goto(await linkFor(page));
    await tabTo(bo.page, /^Sit down/);
    await named(bo.page, 'Bo');
    for (const one of [page, bo.page]) await one.getByRole('dialog', { name: 'Who begins?' }).waitFor();
    await tabTo(bo.page, /^Let’s play/);
    await switchOn(page, 'Let’s play');
    await switchOn(page, 'Menu');
    await switchOn(page, 'Offer a draw');
    await switchOn(page, page.getByRole('dialog', { name: 'Offer a draw' }).locator('.primary'));
    await tabTo(bo.page, /^Agree$/);
    await page.getByRole('dialog', { name: 'A draw' }).waitFor();
    await switchOn(page, page.getByRole('button', { name: 'Look at the board' }));
    await Promise.all([closed(sam), closed(bo)]);
  });
});
