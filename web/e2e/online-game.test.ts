import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boardIsThere, closed, goTo, type Opened, opened } from './page';
import { emptyFolder, serve } from './program';
import {
  board,
  choose,
  lineOf,
  linkToWatch,
  madeByApi,
  movesOf,
  myTurn,
  named,
  playsByApi,
  sitDown,
  status,
  together,
  type,
} from './table';

/** Two players take turns at the moves of a game: they type those up to one of them, or others send them for them. */
function playing(
  game: string,
  first: Page,
  second: Page,
): { type(to: number, instead?: Page): Promise<void>; send(link: string, to: number): Promise<void> } {
  const moves = movesOf(game);
  let at = 0;
  return {
    type: async (to, instead = first) => {
      for (; at < Math.min(to, moves.length); at++) await type(at % 2 === 0 ? instead : second, moves[at] ?? '');
    },
    send: async (link, to) => {
      await (at % 2 === 0 ? myTurn(first) : myTurn(second)); // what was typed has arrived
      for (; at < to; at++) {
        const move = { seat: at % 2 === 0 ? 'A' : 'B', text: moves[at] ?? '', after: at };
        await playsByApi(at % 2 === 0 ? first : second, link, move);
      }
    },
  };
}

/** Another device of the same player, at the same table. */
async function otherDevice(page: Page): Promise<Opened> {
  const device = await opened();
  await goTo(page, 'device');
  await page.getByRole('button', { name: 'Get a code' }).click();
  await device.page.goto(await page.getByRole('textbox', { name: 'Open this' }).inputValue());
  await device.page.getByRole('button', { name: 'Play here too' }).click();
  await device.page.getByRole('link', { name: /Small Halma/ }).click();
  await boardIsThere(device.page);
  await page.goBack();
  await boardIsThere(page);
  return device;
}

async function saved(page: Page): Promise<string> {
  await page.getByRole('dialog').getByRole('button', { name: 'Look at the board' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Save as a file')]);
  return readFileSync(await download.path(), 'utf8');
}

// Side by side with what comes last, where a clock has to run out.
describe.concurrent('a whole game', () => {
  test('is played to its end, with a reload, a broken line, a spectator and a second device in between', async () => {
    const ada = await opened();
    const line = await lineOf(ada.page);
    const { bo, link } = await together(ada);
    const play = playing('halma-8', ada.page, bo.page);
    await play.type(4);
    await bo.page.reload();
    await boardIsThere(bo.page);
    await play.type(9);
    line.down();
    await bo.page.locator('.seat', { hasText: 'away' }).waitFor();
    await play.type(10);
    line.up();
    await play.send(link, 40);
    const eve = await opened();
    await eve.page.goto(linkToWatch(link));
    await ada.page.getByText('1 spectator').waitFor();
    const tablet = await otherDevice(ada.page);
    await play.type(46, tablet.page);
    await play.type(99);

    const all = [ada, bo, eve, tablet];
    for (const { page } of all)
      await page.getByRole('dialog', { name: page === bo.page ? 'You have won!' : 'Bo has won' }).waitFor();
    const boards = await Promise.all(all.map(({ page }) => board(page)));
    expect(new Set(boards.map(String)).size).toBe(1);
    const file = await saved(bo.page);
    for (const tag of ['[A "Ada"]', '[B "Bo"]', '[Result "B"]', '[Date "20']) expect(file).toContain(tag);
    await goTo(ada.page, 'online');
    await ada.page.getByRole('region', { name: 'Your finished games' }).getByRole('link').click();
    await status(ada.page, 'Bo has won');
    await Promise.all(all.map(closed));
  });

  test('is analysed without leaving the table; whoever goes to the first screen is away', async () => {
    const { ada, bo } = await together();
    await type(ada.page, 'd1-e2');
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.getByRole('dialog').getByRole('link', { name: 'Analysis' }).click();
    await ada.page.getByRole('heading', { name: 'Analysis' }).waitFor();
    await type(bo.page, 'h5-g4');
    await myTurn(ada.page); // the title tells it there too
    await bo.page.locator('.seat', { hasText: 'away' }).waitFor({ state: 'detached' });
    await ada.page.getByText('The computer gives no advice').waitFor();
    expect(await ada.page.getByRole('button', { name: 'Show the best moves' }).count()).toBe(0);
    await ada.page.reload();
    await ada.page.getByRole('heading', { name: 'Analysis Small Halma, 8 by 8' }).waitFor();
    await bo.page.locator('.seat', { hasText: 'away' }).waitFor({ state: 'detached' });
    await ada.page.getByRole('link', { name: 'Back to the game' }).click();
    await status(ada.page, 'Your turn');
    await goTo(ada.page, '');
    await bo.page.locator('.seat', { hasText: 'away' }).waitFor();
    await ada.page.goBack();
    await bo.page.locator('.seat', { hasText: 'away' }).waitFor({ state: 'detached' });
    await type(ada.page, 'a1-c3');
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.getByRole('dialog').getByRole('link', { name: 'Analysis' }).click();
    await goTo(ada.page, '');
    await bo.page.locator('.seat', { hasText: 'away' }).waitFor();
    await Promise.all([closed(ada), closed(bo)]);
  });
});

describe.concurrent('a server that is started again', () => {
  test('lets a clock run out that was running before', async () => {
    const data = emptyFolder();
    const before = await serve(data);
    const [ada, bo] = [await opened(), await opened()];
    await ada.page.goto(`${before.address}#/online`);
    await ada.page.getByRole('button', { name: 'What shall we call you?' }).click();
    await named(ada.page, 'Ada');
    await ada.page.getByText('You are Ada.').waitFor();
    const chairs = { A: { kind: 'me' }, B: { kind: 'invited' } };
    const { table, invitation } = await madeByApi(ada.page, before.address, { pace: 'game:10', chairs });
    await sitDown(bo.page, `${before.address}#/table/${table}/${invitation}`, 'Bo');
    await ada.page.goto(`${before.address}#/table/${table}`);
    for (const { page } of [ada, bo]) await boardIsThere(page);
    await before.stop();
    const after = await serve(data, new URL(before.address).port);
    for (const { page } of [ada, bo])
      await page.getByRole('dialog').getByText('Bo has won: the last opponent ran out of time.').waitFor();
    await ada.page.locator('.seat', { hasText: 'Ada' }).getByText('out of time').waitFor();
    await Promise.all([ada, bo].map(({ page }) => page.context().close())); // the browser complains of the lost line
    await after.stop();
  });
});
