import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cell } from './page';
import { movesSoFar } from './switch';

// Games that are played by pointing at the board.

export async function isReadyFor(page: Page, name: string): Promise<void> {
  await expect.poll(() => cell(page, name).getAttribute('data-idle')).toBe('false');
}

/** A cell is chosen by mouse or by finger. */
export type Pointing = (page: Page, name: string) => Promise<void>;
export const clicking: Pointing = (page, name) => cell(page, name).click();
export const tapping: Pointing = (page, name) => cell(page, name).tap();

/** One move by hand. A chain that could go on is ended with its button. */
export async function moveTo(page: Page, [from, to]: readonly [string, string], point: Pointing): Promise<void> {
  const before = await movesSoFar(page);
  await isReadyFor(page, from);
  await point(page, from);
  await isReadyFor(page, to);
  await point(page, to);
  const done = page.getByRole('button', { name: 'Done', exact: true });
  await expect.poll(async () => (await movesSoFar(page)) > before || (await done.count()) > 0).toBe(true);
  if ((await done.count()) > 0) await done.press('Enter');
  await expect.poll(() => movesSoFar(page)).toBeGreaterThan(before);
}

/** Plays from the first move to the end, always as the page advises. */
export async function playAsAdvised(page: Page, said: () => Promise<string[]>, point: Pointing): Promise<void> {
  const end = page.locator('dialog[open]');
  for (let own = 0; ; own++) {
    await expect.poll(async () => (await movesSoFar(page)) === 2 * own || (await end.count()) > 0).toBe(true);
    if ((await end.count()) > 0) return;
    await page.locator('.usual button:not(:disabled)', { hasText: 'Hint' }).press('Enter');
    const heard: string[] = [];
    const advice = () => heard.join(' ').match(/Hint: (\w+) to (\w+)\./);
    await expect.poll(async () => heard.push(...(await said())) > 0 && advice() !== null).toBe(true);
    const [, from = '', to = ''] = advice() ?? [];
    await moveTo(page, [from, to], point);
  }
}

/** Whether the board and the news about it are both in sight, and neither covers the other. */
export async function bothAreSeen(page: Page): Promise<boolean> {
  const [board, title] = [await page.locator('.stage').boundingBox(), await page.locator('dialog h2').boundingBox()];
  const height = page.viewportSize()?.height ?? 0;
  if (board === null || title === null || board.y < 0 || title.y + title.height > height) return false;
  return board.y + board.height <= title.y || board.x + board.width <= title.x;
}
