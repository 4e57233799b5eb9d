import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardIsThere, cell, closed, goTo, movesBecome, opened, startGame } from './page';
import { startBrowser } from './program';

// One step from h4 to h5 brings the last piece of the first seat home.
const ALMOST = ['position', 'halma-8', '-', '4aaaa.5aaa.6aa.8.b6a.bb6.bbb5.bbb1b3_a_0_1'];

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

async function almostWon(page: Page): Promise<void> {
  await goTo(page, ...ALMOST);
  await boardIsThere(page);
}

async function isWon(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Red has won' }).waitFor();
}

async function middle(page: Page, name: string): Promise<[number, number]> {
  const box = await cell(page, name).boundingBox();
  if (box === null) throw new Error(`${name} is not to be seen.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

describe('the last move of a game can be made', () => {
  test('by dragging', async () => {
    const open = await opened(browser);
    await almostWon(open.page);
    await open.page.mouse.move(...(await middle(open.page, 'h4')));
    await open.page.mouse.down();
    await open.page.mouse.move(...(await middle(open.page, 'g4')), { steps: 4 });
    await open.page.mouse.move(...(await middle(open.page, 'h5')), { steps: 4 });
    await open.page.mouse.up();
    await isWon(open.page);
    await closed(open);
  });

  test('by large cells that are easy to hit, and a word of confirmation', async () => {
    const open = await opened(
      browser,
      { size: 'xxl', confirm: true },
      { viewport: { width: 360, height: 740 }, hasTouch: true },
    );
    await almostWon(open.page);
    const box = await cell(open.page, 'h4').boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await cell(open.page, 'h4').tap();
    // A tap on the frame beside the cell is near enough.
    const [x, y] = await middle(open.page, 'h5');
    await open.page.touchscreen.tap(x + 30, y);
    await open.page.getByRole('button', { name: 'Yes, move' }).tap();
    await isWon(open.page);
    await closed(open);
  });

  test('by typing', async () => {
    const open = await opened(browser);
    await almostWon(open.page);
    const field = open.page.getByLabel('Type a move');
    await field.fill('h4-a8');
    await field.press('Enter');
    await open.page.locator('form').getByText('From h4 to a8 is not a straight line').waitFor();
    await field.fill('h4-h5');
    await field.press('Enter');
    await isWon(open.page);
    await closed(open);
  });
});

describe('a move', () => {
  test('goes hop by hop and can be taken back until it ends', async () => {
    const open = await opened(browser);
    const { page } = open;
    await startGame(page, 'chinese-2');
    for (const [from, to] of [
      ['f4', 'g5'],
      ['h4', 'i5'],
    ] as const) {
      await cell(page, from).click();
      await cell(page, to).click();
      await movesBecome(page, new RegExp(`${from}-${to} \\S+`));
    }
    await cell(page, 'f2').click();
    await cell(page, 'f4').click();
    await page.getByText('Hop on, or press Done').waitFor();
    await expect.poll(() => cell(page, 'f4').getAttribute('aria-label')).toMatch(/^f4, red circle, in hand/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => cell(page, 'f2').getAttribute('aria-label')).toBe('f2, red circle, can move');
    await cell(page, 'f2').click();
    await cell(page, 'f4').click();
    await page.getByRole('button', { name: 'Done' }).click();
    await movesBecome(page, /f2-f4/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cell(page, 'f2').getAttribute('aria-label')).toMatch(/^f2, red circle/);
    await closed(open);
  });

  test('that is refused is explained at the piece', async () => {
    const open = await opened(browser);
    await startGame(open.page, 'chinese-2');
    await cell(open.page, 'm17').click();
    await open.page.locator('.bubble', { hasText: 'That is Duckling’s piece. Yours are red.' }).waitFor();
    await closed(open);
  });
});
