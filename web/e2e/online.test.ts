import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address, cell, closed, goTo, hearing, opened, tapTwice } from './page';
import { startBrowser } from './program';
import { choose, chooseSurely, linkFor, linkToWatch, made, move, sharedPair, sitDown, status, together } from './table';
import { inTurn } from './turns';

describe('two browsers at one table', () => {
  const pair = sharedPair();

  test('play, reload, talk, and agree or not', async () => {
    const { ada, bo, heard } = pair;
    await pair.sitDown();
    await expect.poll(() => ada.page.title()).toContain('Your turn');
    await move(ada.page, 'd1', 'e2');
    await move(bo.page, 'h5', 'g4');
    await bo.page.reload();
    await status(bo.page, 'Ada is thinking');

    await bo.page.getByRole('button', { name: 'Say something' }).click();
    await bo.page.getByRole('button', { name: 'Hello!' }).click();
    await hearing(heard)(/Bo: Hello!/);

    await ada.page.getByRole('button', { name: 'Undo' }).click();
    await status(bo.page, 'Ada would like to undo a move');
    await bo.page.getByRole('button', { name: 'Agree' }).press('Enter');
    await status(ada.page, 'Your turn');
    await expect.poll(() => ada.page.locator('.moves').innerText()).toContain('No move yet');

    await chooseSurely(bo.page, 'Offer a draw');
    await status(ada.page, 'Bo offers a draw');
    await ada.page.getByRole('button', { name: 'No, thanks' }).click();
    await bo.page.locator('.notice', { hasText: 'Ada does not agree.' }).waitFor();
  });

  test('hear whose turn it is, what is proposed and what becomes of it, in dialogs too', async () => {
    const { ada, bo } = pair;
    const hears = hearing(pair.heard);
    await pair.sitDown();
    await hears(/Your turn/);
    await move(ada.page, 'd1', 'e2');
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await move(bo.page, 'h5', 'g4');
    const inDialog = ada.page.getByRole('dialog').getByRole('status');
    await inDialog.filter({ hasText: 'Bo: h5 to g4, a step. Your turn' }).waitFor();
    await ada.page.keyboard.press('Escape');
    await ada.page.getByRole('button', { name: 'Undo' }).click();
    await hears(/Waiting for the others to agree/);
    await bo.page.getByRole('button', { name: 'Agree' }).press('Enter');
    await hears(/The move is undone\. Your turn/);
    await choose(bo.page, 'Pause');
    await ada.page.getByRole('button', { name: 'Agree' }).press('Enter');
    await hears(/The game is paused\./);
    await bo.page.getByRole('button', { name: 'Play on' }).press('Enter');
    await hears(/The game goes on\. Your turn/);
  });

  test('lose the line: it comes back by itself, is heard of once, and the board can be read meanwhile', async () => {
    const { ada, bo, line } = pair;
    const hears = hearing(pair.heard);
    await pair.sitDown();
    expect((await hears(/Your turn/)).join()).not.toContain('left'); // of time only when it is short
    line.down();
    await bo.page.locator('.seat', { hasText: 'away' }).waitFor();
    await ada.page.getByText('The connection is lost.').first().waitFor();
    await status(ada.page, 'Connecting');
    await expect.poll(() => cell(ada.page, 'd1').getAttribute('aria-label')).toContain('red circle');
    await choose(bo.page, 'Pause');
    line.up();
    const said = await hears(/Bo would like a pause/);
    // On a busy machine the line may get lost once more by itself. Each loss is told once.
    const lines = said.join().match(/The connection is lost\.|Connected again\./g) ?? [];
    expect(lines.slice(0, 2)).toEqual(['The connection is lost.', 'Connected again.']);
    expect(lines.filter((text, at) => text === lines[at - 1])).toEqual([]);
    await ada.page.reload();
    await hears(/Bo would like a pause/);
    await ada.page.getByRole('button', { name: 'No, thanks' }).press('Enter');
    await move(ada.page, 'd1', 'e2');
    await status(bo.page, 'Your turn');
  });

  test('are watched by a third, and go on at another table', async () => {
    const { ada, bo } = pair;
    const link = await pair.sitDown();
    const eve = await opened();
    await eve.page.goto(linkToWatch(link));
    await eve.page.getByText('You are watching.').waitFor();
    await ada.page.getByText('1 spectator').waitFor();
    await chooseSurely(bo.page, 'Resign');
    await eve.page.getByRole('dialog').getByText('Ada has won: the last opponent resigned.').waitFor();
    await bo.page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
    await ada.page.getByRole('dialog').getByText('Bo would like to play again').first().waitFor();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
    await status(ada.page, 'Bo is thinking');
    await expect.poll(() => bo.page.url()).toBe(ada.page.url());
    await closed(eve);
  });

  test('in a hurry do each thing once', async () => {
    const { ada, bo } = pair;
    await pair.sitDown();
    await bo.page.setViewportSize({ width: 390, height: 844 });
    await tapTwice(bo.page.getByRole('button', { name: 'Menu' })); // the menu opens under the finger
    await tapTwice(bo.page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Pause' }));
    await tapTwice(ada.page.getByRole('button', { name: 'Agree' })); // 'Play on' takes its place
    await status(bo.page, 'Paused');
    await tapTwice(bo.page.getByRole('button', { name: 'Play on' }));
    await status(ada.page, 'Your turn');
    await tapTwice(bo.page.getByRole('button', { name: 'Menu' }));
    await tapTwice(bo.page.getByRole('dialog').getByRole('button', { name: 'Resign' }));
    const sure = bo.page.getByRole('dialog', { name: 'Resign' });
    await tapTwice(sure.getByRole('button', { name: 'Resign' }));
    await tapTwice(ada.page.getByRole('dialog').getByRole('button', { name: 'Play again' }));
    await ada.page.getByRole('dialog').getByText('Waiting for the others to agree').waitFor();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Look at the board' }).click();
    await bo.page.getByRole('dialog').getByRole('button', { name: 'Look at the board' }).click();
    await status(bo.page, 'Ada would like to play again');
    await tapTwice(bo.page.getByRole('button', { name: 'Agree' }));
    await status(ada.page, 'Bo is thinking');
    for (const { page } of [ada, bo]) expect(await page.locator('.notice').count()).toBe(0);
  });
});

/** Whoever plays at this page looks at another window. */
async function looksElsewhere(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  await (await page.context().newPage()).bringToFront();
  await expect.poll(() => page.evaluate(() => document.hidden || !document.hasFocus())).toBe(true);
}

/** Turns notifications on. The page may send them, or may not. */
async function wantsNotices(page: Page, isAllowed: boolean): Promise<void> {
  await page.context().grantPermissions(isAllowed ? ['notifications'] : [], { origin: new URL(address()).origin });
  await goTo(page, '');
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Tell me when it is my turn' }).press(' ');
}

describe('somebody who looks elsewhere', () => {
  let whole: Browser; // the other one shows no notifications
  beforeAll(async () => {
    whole = await startBrowser('whole');
  });
  afterAll(() => whole.close());

  // Browsers of computers let the page itself notify, browsers of phones its service worker only.
  test.each(inTurn(['computer', 'phone'], 1))(
    'is called to the turn by the browser of a %s, until back',
    async (device) => {
      const ada = await opened({}, { keepsCopy: true, browser: whole });
      await ada.page.addInitScript((isPhone) => {
        const open = new Set<Notification>();
        Object.assign(window, { open });
        window.Notification = new Proxy(Notification, {
          construct(Kind, [title, options]: [string, NotificationOptions]) {
            if (isPhone) throw new TypeError('Illegal constructor');
            const made = new Kind(title, options);
            made.addEventListener('show', () => open.add(made));
            made.addEventListener('close', () => open.delete(made));
            return made;
          },
        });
      }, device === 'phone');
      await wantsNotices(ada.page, true);
      await ada.page.evaluate(() => navigator.serviceWorker.ready);
      const { bo } = await together(ada);
      const shown = () =>
        ada.page.evaluate(async () => {
          const ofWorker = await (await navigator.serviceWorker.ready).getNotifications();
          const ofPage = (window as unknown as { open: Set<Notification> }).open;
          return [...ofWorker, ...ofPage].map(({ title, body }) => `${title}: ${body}`);
        });
      await move(ada.page, 'd1', 'e2');
      await looksElsewhere(ada.page);
      await move(bo.page, 'h5', 'g4');
      await expect.poll(shown).toEqual(['Your turn: Small Halma, 8 by 8']);
      await ada.page.bringToFront();
      await expect.poll(shown).toEqual([]);
      await Promise.all([closed(ada), closed(bo)]);
    },
  );

  test('is told where the browser does not allow that', async () => {
    const ada = await opened();
    await wantsNotices(ada.page, false);
    await expect.poll(() => ada.page.getByRole('checkbox', { name: 'Tell me when' }).isChecked()).toBe(false);
    await ada.page.getByRole('dialog').getByRole('status').filter({ hasText: 'does not let this page' }).waitFor();
    await closed(ada);
  });
});

describe('before a game', () => {
  test('the server throws the die, and all see it', async () => {
    const [ada, bo] = [await opened(), await opened()];
    const throwsDie = () => ada.page.getByRole('radio', { name: 'Roll a die' }).press(' ');
    await sitDown(bo.page, await made(ada.page, 'halma-8', throwsDie), 'Bo');
    for (const { page } of [ada, bo]) {
      await page.getByRole('dialog', { name: 'Who begins?' }).getByRole('button', { name: 'Let’s play' }).click();
    }
    await Promise.all([closed(ada), closed(bo)]);
  });

  test('a name that is refused can be typed again, and changed at the table', async () => {
    const [ada, bo] = [await opened(), await opened()];
    await goTo(ada.page, 'online', 'new', 'halma-8');
    await ada.page.getByLabel('Who plays at seat A').selectOption('Anybody');
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    const name = ada.page.getByRole('dialog').getByLabel('Name', { exact: true });
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await ada.page.keyboard.type('\u200b');
    await ada.page.keyboard.press('Enter');
    await ada.page.locator('dialog .notice', { hasText: 'A name has 1 to 24 visible' }).waitFor();
    await name.fill('Ada');
    await ada.page.keyboard.press('Enter');
    await bo.page.goto(await linkFor(ada.page)); // whoever has made a table invites, with or without a seat
    await ada.page.getByRole('button', { name: 'Sit down: Seat A' }).click();
    await bo.page.getByRole('listitem').getByText('Ada').waitFor();
    await goTo(ada.page, '');
    await ada.page.getByRole('button', { name: 'Settings' }).click();
    await ada.page.locator('summary', { hasText: 'Play online' }).click();
    await ada.page.getByRole('button', { name: 'Change the name' }).click();
    await name.fill('Adele');
    await ada.page.keyboard.press('Enter');
    await bo.page.getByRole('listitem').getByText('Adele').waitFor();
    expect(ada.complaints.splice(0)).toEqual([expect.stringContaining('422')]); // the name that was refused
    await Promise.all([closed(ada), closed(bo)]);
  });

  test('a player moves to another device, and is forgotten', async () => {
    const [ada, tablet] = [await opened(), await opened()];
    await made(ada.page, 'halma-8');
    await goTo(ada.page, 'device');
    await ada.page.getByRole('button', { name: 'Get a code' }).click();
    await tablet.page.goto(await ada.page.getByRole('textbox', { name: 'Open this' }).inputValue());
    await tablet.page.getByRole('button', { name: 'Play here too' }).click();
    await tablet.page.getByText('You are Ada.').waitFor();
    await tablet.page.getByRole('link', { name: /Small Halma/ }).click();
    await tablet.page.getByRole('button', { name: 'Stand up' }).waitFor();

    await goTo(tablet.page, '');
    await tablet.page.getByRole('button', { name: 'Settings' }).click();
    await tablet.page.locator('summary', { hasText: 'Play online' }).click();
    await tablet.page.getByRole('button', { name: 'Forget me' }).click();
    await tablet.page.getByRole('dialog').last().getByRole('button', { name: 'Forget me' }).click();
    await tablet.page.getByText('The server does not know you.').waitFor();
    await Promise.all([closed(ada), closed(tablet)]);
  });
});
