import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boardIsThere, cell, closed, goTo, listen, movesBecome, opened, shared, startGame, until } from './page';
import { inTurn } from './turns';

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

const open = shared();

async function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
}

describe('somebody who listens', () => {
  test('hears who begins, and every move and every piece put down once', async () => {
    const open = await opened();
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
  });

  test('can leave the scanning light alone: after Tab, Enter is for what has the focus', async () => {
    const open = await opened({ scanning: 'auto', scanSpeed: '4' });
    const { page } = open;
    await startGame(page, 'halma-8');
    await until(page, 'Tab', /^Settings$/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await closed(open);
  });
});

test('a family agrees on a head start, and on who gets hints and may take back', async () => {
  const { page } = open;
  await goTo(page, 'new', 'halma-8');
  await page.getByRole('button', { name: 'Two at this device' }).click();
  await page.getByText('Fair for everyone').click();
  const red = page.getByRole('group', { name: 'Red', exact: true });
  await red.getByRole('checkbox', { name: 'Gets hints' }).press(' ');
  await red.getByRole('checkbox', { name: 'May undo moves' }).press(' ');
  await red.getByRole('radio', { name: '1', exact: true }).press(' ');
  await page.getByRole('button', { name: 'Start the game' }).press('Enter');
  await boardIsThere(page);
  await cell(page, 'd1').click();
  await cell(page, 'e2').click();
  await movesBecome(page, /d1-e2 skip/);
  await page.locator('.status', { hasText: 'Red' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Hint' }).isDisabled()).toBe(true);
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
});

describe('nothing runs off the page', () => {
  const WAYS = [
    { what: 'at 200 %', width: 640, height: 400 },
    { what: 'at 400 %', width: 320, height: 256 },
    { what: 'with wide spacing on a phone', width: 360, height: 740, css: SPACING },
    { what: 'in XXL on a phone', width: 360, height: 740, size: 'xxl' },
    { what: 'with letters of 200 % on a phone', width: 390, height: 844, letters: 32 },
  ];
  test.each(inTurn(WAYS, 1))('$what', async ({ width, height, css = ':root {}', size = 'usual', letters = 16 }) => {
    const open = await opened({ size }, { viewport: { width, height }, bypassCSP: true });
    const { page } = open;
    const line = await page.context().newCDPSession(page);
    await line.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    await startGame(page, 'chinese-3');
    await page.addStyleTag({ content: css });
    const board = await page.locator('.viewport').boundingBox();
    expect(Math.min(board?.width ?? 0, board?.height ?? 0)).toBeGreaterThan(250);
    for (const parts of SCREENS) {
      await goTo(page, ...parts);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const beyond = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(beyond, { message: parts.join('/') }).toBe(0);
      if (letters > 16) await expect.poll(() => cutOff(page), { message: parts.join('/') }).toEqual([]);
    }
    await closed(open);
  });
});

/** Words that are larger than the box that cuts them off. */
function cutOff(page: Page): Promise<string[]> {
  return page.locator('h1, h2, h3, p, li, button, a, label, summary').evaluateAll((all) =>
    all
      .filter((one) => one.closest('.unseen, svg, .stage') === null && one.getClientRects().length > 0)
      .filter((one) => {
        const { overflowX, overflowY } = getComputedStyle(one);
        const isCut = (room: number, needed: number, how: string): boolean => how !== 'visible' && needed > room + 1;
        return (
          isCut(one.clientWidth, one.scrollWidth, overflowX) || isCut(one.clientHeight, one.scrollHeight, overflowY)
        );
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  );
}

describe('somebody who sees little', () => {
  test('sees the rim of every piece on the dark plain board, more contrast where the system asks for it, and bars', async () => {
    const open = await opened({ theme: 'plain', mode: 'dark' });
    const { page } = open;
    await startGame(page, 'chinese-6');
    const rims = await contrasts(page);
    expect(rims.length).toBeGreaterThanOrEqual(6 * 4);
    expect(Math.min(...rims)).toBeGreaterThanOrEqual(3);
    const softInk = () =>
      page
        .locator('.detail')
        .first()
        .evaluate((one) => getComputedStyle(one).color);
    const usual = await softInk();
    await page.emulateMedia({ contrast: 'more' });
    await expect.poll(() => softInk()).not.toBe(usual);
    expect(Math.min(...(await contrasts(page)))).toBeGreaterThanOrEqual(3);
    await page.emulateMedia({ contrast: null, forcedColors: 'active' });
    const bar = page.locator('progress').first();
    await expect.poll(() => bar.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('1px');
    await closed(open);
  });
});

/** The contrast of the rim of each seat's pieces with everything that a board is made of. */
function contrasts(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const light = (colour: string): number => {
      if (canvas === null) throw new Error('There is no canvas.');
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const root = getComputedStyle(document.documentElement);
    const grounds = ['--cell-light', '--cell-dark', '--surface', '--inlay'].map((name) => root.getPropertyValue(name));
    const hues = [0, 1, 2, 3, 4, 5].map((hue) => document.querySelector(`.pieces .hue-${hue} .body`));
    return hues.flatMap((piece) =>
      grounds.map((ground) => {
        if (piece === null) return 0;
        const [a, b] = [light(getComputedStyle(piece).stroke), light(ground)];
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      }),
    );
  });
}

test('for somebody who wants less motion nothing moves, though the setting was never touched', async () => {
  const open = await opened({ motion: 'auto' }, { reducedMotion: 'reduce' });
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
