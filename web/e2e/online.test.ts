import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults } from './faults';
import { boardIsThere, cell, closed, goTo, listen, type Opened, opened } from './page';
import { startBrowser } from './program';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

async function named(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Go on' }).press('Enter');
}

/** A table that Ada makes: she sits at A, and B is for a friend. Answers with the link for the friend. */
async function made(ada: Page, variant: string, begins = 'Seat A'): Promise<string> {
  await goTo(ada, 'online', 'new', variant);
  await ada.getByText(begins, { exact: true }).click();
  await ada.getByText('10 min each + 5 s a turn').click();
  await ada.getByRole('button', { name: 'Make the table' }).press('Enter');
  await named(ada, 'Ada');
  return ada.getByRole('textbox', { name: 'Link for friends' }).inputValue();
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).first().press('Enter');
  await named(page, name);
}

async function move(page: Page, from: string, to: string): Promise<void> {
  await status(page, 'to move');
  await cell(page, from).click();
  await cell(page, to).click();
}

async function status(page: Page, text: string): Promise<void> {
  await page.locator('.status', { hasText: text }).waitFor();
}

async function choose(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: choice }).click();
}

async function together(): Promise<{ ada: Opened; bo: Opened; link: string }> {
  const [ada, bo] = [await opened(browser), await opened(browser)];
  const link = await made(ada.page, 'halma-8');
  await sitDown(bo.page, link, 'Bo');
  await boardIsThere(ada.page);
  await boardIsThere(bo.page);
  return { ada, bo, link };
}

describe('two browsers at one table', () => {
  test('play, reload, talk, and agree or not', async () => {
    const { ada, bo } = await together();
    await expect.poll(() => ada.page.title()).toContain('Your turn');
    await move(ada.page, 'd1', 'e2');
    await move(bo.page, 'h5', 'g4');
    await bo.page.reload();
    await status(bo.page, 'Ada is thinking');

    const heard = await listen(ada.page);
    await bo.page.getByRole('button', { name: 'Say' }).click();
    await bo.page.getByRole('button', { name: 'Hello!' }).click();
    await expect.poll(async () => (await heard()).at(-1)).toBe('Bo: Hello!');

    await ada.page.getByRole('button', { name: 'Undo' }).click();
    await status(bo.page, 'Ada would like to take a move back');
    await bo.page.getByRole('button', { name: 'Agree' }).press('Enter');
    await status(ada.page, 'Ada to move');
    await expect.poll(() => ada.page.locator('.moves').innerText()).toContain('No move yet');

    await choose(bo.page, 'Offer a draw');
    await bo.page.getByRole('dialog').getByRole('button', { name: 'Offer a draw' }).click();
    await status(ada.page, 'Bo offers a draw');
    await ada.page.getByRole('button', { name: 'Decline' }).click();
    await bo.page.getByText('Ada does not agree.').waitFor();
    await Promise.all([closed(ada), closed(bo)]);
  });

  test('are watched by a third, and go on at another table', async () => {
    const { ada, bo, link } = await together();
    const eve = await opened(browser);
    await eve.page.goto(link.slice(0, link.lastIndexOf('/')));
    await eve.page.getByText('You are watching.').waitFor();
    await ada.page.getByText('1 spectator').waitFor();
    await choose(bo.page, 'Resign');
    await bo.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await eve.page.getByRole('dialog').getByText('Ada has won by resignation.').waitFor();
    await bo.page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
    await ada.page.getByRole('dialog').getByText('Bo would like to play again').waitFor();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
    await status(ada.page, 'Bo is thinking');
    await expect.poll(() => bo.page.url()).toBe(ada.page.url());
    await Promise.all([closed(ada), closed(bo), closed(eve)]);
  });

  test('a line that breaks comes back by itself', async () => {
    const { ada, bo } = await together();
    await ada.page.context().setOffline(true);
    await bo.page.locator('.seat', { hasText: 'away' }).waitFor();
    await ada.page.context().setOffline(false);
    await move(ada.page, 'd1', 'e2');
    await status(bo.page, 'Bo to move');
    ada.complaints.length = 0; // the browser tells of every attempt
    await Promise.all([closed(ada), closed(bo)]);
  });
});

describe('before a game', () => {
  test('the server throws the die, and all see it', async () => {
    const [ada, bo] = [await opened(browser), await opened(browser)];
    await sitDown(bo.page, await made(ada.page, 'halma-8', 'Throw a die'), 'Bo');
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

  test('axe finds nothing in any theme', async () => {
    const { ada, bo } = await together();
    await bo.page.getByRole('button', { name: 'Say' }).click();
    expect(await faults(bo.page)).toEqual([]);
    expect(await faults(ada.page)).toEqual([]);
    await goTo(ada.page, 'online');
    await ada.page.getByText('Your games').waitFor();
    expect(await faults(ada.page)).toEqual([]);
    await goTo(ada.page, 'online', 'new', 'chinese-3');
    await ada.page.getByRole('button', { name: 'Make the table' }).waitFor();
    expect(await faults(ada.page)).toEqual([]);
    await ada.page.getByRole('button', { name: 'Make the table' }).click();
    await ada.page.getByText('The game begins as soon').waitFor();
    expect(await faults(ada.page)).toEqual([]);
    await goTo(ada.page, 'device');
    await ada.page.getByRole('button', { name: 'Make a code' }).waitFor();
    expect(await faults(ada.page)).toEqual([]);
    await Promise.all([closed(ada), closed(bo)]);
  });
});
