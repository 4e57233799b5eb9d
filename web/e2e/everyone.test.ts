import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardIsThere, cell, closed, goTo, listen, movesBecome, opened, startGame, until } from './page';
import { startBrowser } from './program';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const SCREENS = [
  [''],
  ['new'],
  ['new', 'chinese-6'],
  ['learn'],
  ['learn', 'american-4'],
  ['learn', 'lesson', 'chain'],
  ['play'],
  ['analysis'],
];
// The text spacing of WCAG 2.2, 1.4.12.
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

async function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
}

describe('somebody who listens', () => {
  test('hears who begins, and every move and every piece put down once', async () => {
    const open = await opened(browser);
    const { page } = open;
    const said = await listen(page);
    await startGame(page, 'chinese-2');
    await expect
      .poll(said)
      .toEqual(['You begin. Red: red, circle; camp at the bottom, at e1; goal at the top, at m17.']);
    await cell(page, 'f4').focus();
    await page.keyboard.press('Enter');
    await expect.poll(said).toEqual(['f4 in hand, 2 cells in reach.']);
    await page.keyboard.press('Escape');
    await expect.poll(said).toEqual(['f4 put down.']);
    await page.keyboard.press('Enter');
    await expect.poll(said).toEqual(['f4 in hand, 2 cells in reach.']);
    await expect.poll(() => cell(page, 'g5').getAttribute('aria-label')).toBe('g5, empty, step');
    await cell(page, 'g5').focus();
    await page.keyboard.press('Enter');
    const heard: string[] = [];
    await expect.poll(async () => heard.push(...(await said())) > 0 && heard.join(' ')).toMatch(/Duckling/);
    expect(heard.join(' ')).toMatch(/^Red: f4 to g5, a step\. Duckling: \w+ to \w+, (a step|\w+ hops?)\.$/);
    await page.reload();
    await expect.poll(said).toEqual(['Your turn']);
    await closed(open);
  });
});

describe('somebody with a keyboard', () => {
  test('is back where they were when a window over the page closes', async () => {
    const open = await opened(browser);
    const { page } = open;
    await startGame(page, 'american-2');
    await cell(page, 'c3').focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toMatch(/^c3/);
    await page.getByRole('button', { name: 'Settings' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Settings');
    await closed(open);
  });

  test('can leave the scanning light alone: after Tab, Enter is for what has the focus', async () => {
    const open = await opened(browser, { scanning: 'auto', scanSpeed: '4' });
    const { page } = open;
    await startGame(page, 'halma-8');
    await until(page, 'Tab', /^Settings$/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await closed(open);
  });
});

describe('somebody whose hand trembles', () => {
  test('has nothing smaller than 44 pixels to hit, and sees the part of the board in play', async () => {
    const open = await opened(browser, { size: 'xxl' }, { viewport: { width: 360, height: 740 }, hasTouch: true });
    const { page } = open;
    await startGame(page, 'american-4');
    await cell(page, 'c3').tap();
    for (const parts of SCREENS) {
      await goTo(page, ...parts);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await tooSmall(page), parts.join('/')).toEqual([]);
    }
    await goTo(page, 'play');
    const board = await page.locator('.viewport').boundingBox();
    const piece = await cell(page, 'c3').boundingBox();
    expect(piece?.y).toBeGreaterThan(board?.y ?? Infinity);
    expect(piece?.y).toBeLessThan((board?.y ?? 0) + (board?.height ?? 0));
    await closed(open);
  });
});

/** Controls that are too small for a thumb. Links within a sentence may be small. */
function tooSmall(page: Page): Promise<string[]> {
  return page
    .locator('button:visible, a[href]:visible, summary:visible, select:visible, input:visible')
    .evaluateAll((all) =>
      all
        .map((one) => one.closest('label') ?? one)
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return (width < 44 || height < 44) && getComputedStyle(one).display !== 'inline';
        })
        .map((one) => one.outerHTML.slice(0, 120)),
    );
}

describe('nothing runs off the page', () => {
  test.each([
    { what: 'at 200 %', width: 640, height: 400, css: ':root {}' },
    { what: 'at 400 %', width: 320, height: 256, css: ':root {}' },
    { what: 'with wide spacing on a phone', width: 360, height: 740, css: SPACING },
    { what: 'in XXL on a phone', width: 360, height: 740, css: ':root {}', size: 'xxl' },
  ])('$what', async ({ width, height, css, size = 'usual' }) => {
    const open = await opened(browser, { size }, { viewport: { width, height }, bypassCSP: true });
    const { page } = open;
    await startGame(page, 'chinese-3');
    const board = await page.locator('.viewport').boundingBox();
    expect(Math.min(board?.width ?? 0, board?.height ?? 0)).toBeGreaterThan(250);
    for (const parts of SCREENS) {
      await goTo(page, ...parts);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.addStyleTag({ content: css });
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond, parts.join('/')).toBe(0);
    }
    await closed(open);
  });
});

test('for somebody who wants less motion nothing moves, though the setting was never touched', async () => {
  const open = await opened(browser, { motion: 'auto' }, { reducedMotion: 'reduce' });
  const { page } = open;
  await startGame(page, 'chinese-2');
  await boardIsThere(page);
  await page.evaluate(() => {
    const seen = { moving: 0 };
    Object.assign(window, { seen });
    const look = (): void => {
      seen.moving = Math.max(seen.moving, document.getAnimations().length);
      requestAnimationFrame(look);
    };
    look();
  });
  await cell(page, 'f4').click();
  await cell(page, 'g5').click();
  await movesBecome(page, /f4-g5 \S+/);
  expect(await page.evaluate(() => (window as unknown as { seen: { moving: number } }).seen.moving)).toBe(0);
  await closed(open);
});
