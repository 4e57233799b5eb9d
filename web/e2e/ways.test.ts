import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cell, closed, movesBecome, opened, openPosition, shared, startGame } from './page';

// One step from h4 to h5 brings the last piece of the first seat home.
const ALMOST = '4aaaa.5aaa.6aa.8.b6a.bb6.bbb5.bbb1b3_a_0_1';

async function almostWon(page: Page): Promise<void> {
  await openPosition(page, 'halma-8', ALMOST);
}

async function isWon(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Red has won' }).waitFor();
}

async function middle(page: Page, name: string): Promise<[number, number]> {
  const box = await cell(page, name).boundingBox();
  if (box === null) throw new Error(`${name} is not to be seen.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const open = shared();

describe('the last move of a game can be made', () => {
  test('by dragging', async () => {
    const { page } = open;
    await almostWon(page);
    await page.mouse.move(...(await middle(page, 'h4')));
    await page.mouse.down();
    await page.mouse.move(...(await middle(page, 'g4')), { steps: 4 });
    await page.mouse.move(...(await middle(page, 'h5')), { steps: 4 });
    await page.mouse.up();
    await isWon(page);
  });

  test('by typing', async () => {
    const { page } = open;
    await almostWon(page);
    const field = page.getByLabel('Type a move');
    await field.fill('h4-a8');
    await field.press('Enter');
    await page.locator('form').getByText('From h4 to a8 is not a straight line').waitFor();
    await field.fill('h4-h5');
    await field.press('Enter');
    await isWon(page);
  });

  test('by large cells that are easy to hit, and a word of confirmation', async () => {
    const large = await opened(
      { size: 'xxl', confirm: true },
      { viewport: { width: 360, height: 740 }, hasTouch: true },
    );
    const { page } = large;
    await almostWon(page);
    const box = await cell(page, 'h4').boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await cell(page, 'h4').tap();
    await page.locator('.mark').first().waitFor();
    // A tap on the frame beside the cell is near enough.
    const [x, y] = await middle(page, 'h5');
    await page.touchscreen.tap(x + 30, y);
    await page.getByRole('button', { name: 'Yes, move' }).tap();
    await isWon(page);
    await closed(large);
  });
});

test('a move goes hop by hop, can be taken back until it ends, and one that is refused is explained at the piece', async () => {
  const { page } = open;
  await startGame(page, 'chinese-2');
  await cell(page, 'm17').click();
  await page.locator('.bubble', { hasText: 'That is Duckling’s piece. Yours are red.' }).waitFor();
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
});
