import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cell, closed, goTo, listen, opened } from './page';
import { startBrowser } from './program';
import { chooseSurely, lineOf, linkToWatch, made, move, sitDown, status, together } from './table';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

describe('two browsers at one table', () => {
  test('play, reload, talk, and agree or not', async () => {
    const ada = await opened(browser);
    const heard = await listen(ada.page);
    const { bo } = await together(browser, ada);
    await expect.poll(() => ada.page.title()).toContain('Your turn');
    await move(ada.page, 'd1', 'e2');
    await move(bo.page, 'h5', 'g4');
    await bo.page.reload();
    await status(bo.page, 'Ada is thinking');

    await bo.page.getByRole('button', { name: 'Say' }).click();
    await bo.page.getByRole('button', { name: 'Hello!' }).click();
    await expect.poll(heard).toContain('Bo: Hello!');

    await ada.page.getByRole('button', { name: 'Undo' }).click();
    await status(bo.page, 'Ada would like to take a move back');
    await bo.page.getByRole('button', { name: 'Agree' }).press('Enter');
    await status(ada.page, 'Ada to move');
    await expect.poll(() => ada.page.locator('.moves').innerText()).toContain('No move yet');

    await chooseSurely(bo.page, 'Offer a draw');
    await status(ada.page, 'Bo offers a draw');
    await ada.page.getByRole('button', { name: 'Decline' }).click();
    await bo.page.getByText('Ada does not agree.').waitFor();
    await Promise.all([closed(ada), closed(bo)]);
  });

  test('are watched by a third, and go on at another table', async () => {
    const { ada, bo, link } = await together(browser);
    const eve = await opened(browser);
    await eve.page.goto(linkToWatch(link));
    await eve.page.getByText('You are watching.').waitFor();
    await ada.page.getByText('1 spectator').waitFor();
    await chooseSurely(bo.page, 'Resign');
    await eve.page.getByRole('dialog').getByText('Ada has won: the last opponent resigned.').waitFor();
    await bo.page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
    await ada.page.getByRole('dialog').getByText('Bo would like to play again').waitFor();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
    await status(ada.page, 'Bo is thinking');
    await expect.poll(() => bo.page.url()).toBe(ada.page.url());
    await Promise.all([closed(ada), closed(bo), closed(eve)]);
  });

  test('a line that breaks comes back by itself, and the board can be read meanwhile', async () => {
    const ada = await opened(browser);
    const line = await lineOf(ada.page);
    const { bo } = await together(browser, ada);
    line.down();
    await bo.page.locator('.seat', { hasText: 'away' }).waitFor();
    await ada.page.getByText('The connection is lost.').first().waitFor();
    expect(await cell(ada.page, 'd1').getAttribute('aria-label')).toContain('red circle');
    line.up();
    await move(ada.page, 'd1', 'e2');
    await status(bo.page, 'Bo to move');
    await Promise.all([closed(ada), closed(bo)]);
  });
});

describe('before a game', () => {
  test('the server throws the die, and all see it', async () => {
    const [ada, bo] = [await opened(browser), await opened(browser)];
    const throwsDie = () => ada.page.getByRole('radio', { name: 'Roll a die' }).press(' ');
    await sitDown(bo.page, await made(ada.page, 'halma-8', throwsDie), 'Bo');
    for (const { page } of [ada, bo]) {
      await page.getByRole('dialog', { name: 'Who begins?' }).getByRole('button', { name: 'Let’s play' }).click();
    }
    await Promise.all([closed(ada), closed(bo)]);
  });

  test('a player moves to another device, and is forgotten', async () => {
    const [ada, tablet] = [await opened(browser), await opened(browser)];
    await made(ada.page, 'halma-8');
    await goTo(ada.page, 'device');
    await ada.page.getByRole('button', { name: 'Make a code' }).click();
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
