import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cell, closed, goTo, opened, startGame, stopClock } from './page';

const MILLIS = 800;

async function restAt(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.clock.runFor(MILLIS);
}

async function restOn(page: Page, wanted: Locator): Promise<void> {
  const box = await wanted.boundingBox();
  if (box === null) throw new Error('It is not to be seen.');
  await restAt(page, box.x + box.width / 2, box.y + box.height / 2);
}

test('a resting pointer means the nearest piece, scrolls at the edges, rests, and chooses from lists', async () => {
  const open = await opened({ dwell: '0.8', size: 'xxl', cell: '80' }, { viewport: { width: 390, height: 844 } });
  const { page } = open;
  await page.clock.install();
  await startGame(page, 'american-2');
  await stopClock(page);
  const viewport = page.locator('.viewport');
  const scrolled = () => viewport.evaluate(({ scrollLeft, scrollTop }) => ({ left: scrollLeft, top: scrollTop }));

  // Beside a piece that can move: the nearest one is taken in hand.
  const movable = page.locator('[data-cell][data-idle=false]');
  const names = await movable.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['cell'] ?? ''));
  expect(names).toContain('e2');
  await cell(page, 'e2').scrollIntoViewIfNeeded();
  const box = await cell(page, 'e2').boundingBox();
  await restAt(page, (box?.x ?? 0) + 1.15 * (box?.width ?? 0), (box?.y ?? 0) + 0.5 * (box?.height ?? 0));
  await expect.poll(() => cell(page, 'e2').getAttribute('aria-label')).toMatch(/in hand$/);

  // At the upper edge of the board the pointer scrolls it as long as it rests there, and no longer.
  const place = await viewport.boundingBox();
  if (place === null) throw new Error('There is no board.');
  const before = await scrolled();
  await restAt(page, place.x + place.width / 2, place.y + 6);
  await page.clock.runFor(500);
  await expect.poll(async () => (await scrolled()).top).toBeLessThan(before.top);

  // Where it may rest, nothing happens.
  const taken = await page.locator('.rest').boundingBox();
  await restAt(page, (taken?.x ?? 0) + 8, (taken?.y ?? 0) + 20);
  const now = await scrolled();
  await page.clock.runFor(2000);
  expect(await scrolled()).toEqual(now);
  expect(await page.locator('dialog[open]').count()).toBe(0);

  // A list in place of the browser's own; the page scrolls to what is below.
  await goTo(page, 'new', 'chinese-6');
  await page.getByRole('button', { name: /^Level of seat B/ }).waitFor();
  await page.clock.runFor(100);
  const down = page.getByRole('button', { name: 'Scroll down' });
  await restOn(page, down);
  await page.clock.runFor(1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  const level = page.getByRole('button', { name: /^Level of seat/ }).last();
  await level.scrollIntoViewIfNeeded();
  await restOn(page, level);
  await restOn(page, page.getByRole('dialog').getByRole('button', { name: /Hare/ }));
  await expect.poll(() => level.getAttribute('aria-label')).toMatch(/Hare/);
  await closed(open);
});
