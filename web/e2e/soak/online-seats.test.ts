import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { WHOLE_GAME_MILLIS } from '../../patience';
import { boardIsThere, closed, opened } from '../page';
import { board, made, movesOf, playsByApi, seat, sitDown, type } from '../table';

/** The last moves of a long game, which people type in the page. The page follows all others. */
const TYPED = 12;

/** Whoever sits beside oneself. */
async function sitDownToo(page: Page, letter: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Somebody else here: Seat ${letter}` }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Sit down' }).click();
}

async function isMyTurn(page: Page): Promise<boolean> {
  return (await page.title()).startsWith('Your turn');
}

test(
  'a table for four is won by partners when both are home',
  async () => {
    const [ada, bo] = [await opened(), await opened()];
    const link = await made(ada.page, 'chinese-4', async () => {
      await ada.page.getByText('House rules').click();
      await ada.page.getByLabel('Partners').selectOption('Partners opposite');
      await ada.page.getByLabel('Winning').selectOption('Both partners must be home');
      await seat(ada.page, 'C', 'Somebody else here');
      await ada.page.getByLabel('Name at seat C').fill('Cleo');
    });
    await sitDown(bo.page, link, 'Bo');
    await sitDownToo(bo.page, 'D', 'Dan');
    await boardIsThere(bo.page);
    const moves = movesOf('chinese-4-partners');
    const early = moves.slice(0, -TYPED).map((text, after) => ({ seat: 'ABCD'[after % 4] ?? '', text, after }));
    for (const move of early) await playsByApi('AC'.includes(move.seat) ? ada.page : bo.page, link, move);
    for (const { page } of [ada, bo]) await page.getByText(`${early.length} of ${early.length}`).waitFor();
    for (const text of moves.slice(-TYPED)) {
      await expect.poll(async () => (await isMyTurn(ada.page)) || isMyTurn(bo.page)).toBe(true);
      await type((await isMyTurn(ada.page)) ? ada.page : bo.page, text);
    }
    for (const { page } of [ada, bo])
      await page.getByRole('dialog').getByText('Ada and Cleo have won together.').waitFor();
    expect(await board(ada.page)).toEqual(await board(bo.page));
    await Promise.all([closed(ada), closed(bo)]);
  },
  WHOLE_GAME_MILLIS,
);
