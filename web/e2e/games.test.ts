import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  boardIsThere,
  cell,
  closed,
  goTo,
  keptMoves,
  listen,
  movesBecome,
  opened,
  restOn,
  stopClock,
  thinkByLooks,
  until,
} from './page';
import { startBrowser } from './program';
import { movesOf } from './table';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

// Three turns from the end: over h4 into the goal, and with h4 after it. A computer answers in between.
const GAME = '[Variant "halma-8"]\n[Position "4aaaa/5aaa/7a/8/b6a/bb5a/bbb5/bb4bb a 0 1"]\n[LevelB "1"]\n\n*\n';
const OWN_MOVES = [
  ['h3', 'h5'],
  ['h4', 'g5'],
  ['g5', 'g6'],
] as const;
// The same on a star, for two people at one keyboard.
const STAR = ['position', 'chinese-2', '-', 'a.aa.aaa.aaa1.13.7a4.11.10.b8.10.11.12.13.bbb1.bbb.bb.b_a_0_1'];

async function isReadyFor(page: Page, name: string): Promise<void> {
  await expect.poll(() => cell(page, name).getAttribute('data-idle')).toBe('false');
}

/** A cell is chosen by mouse or by finger. */
type Pointing = (page: Page, name: string) => Promise<void>;
const clicking: Pointing = (page, name) => cell(page, name).click();
const tapping: Pointing = (page, name) => cell(page, name).tap();

async function movesSoFar(page: Page): Promise<number> {
  return (await keptMoves(page)).split(/\s+/).filter((word) => /^[a-z]/.test(word)).length;
}

/** One move by hand. A chain that could go on is ended with its button. */
async function moveTo(page: Page, [from, to]: readonly [string, string], point: Pointing): Promise<void> {
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
async function playAsAdvised(page: Page, said: () => Promise<string[]>, point: Pointing): Promise<void> {
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
async function bothAreSeen(page: Page): Promise<boolean> {
  const [board, title] = [await page.locator('.stage').boundingBox(), await page.locator('dialog h2').boundingBox()];
  const height = page.viewportSize()?.height ?? 0;
  if (board === null || title === null || board.y < 0 || title.y + title.height > height) return false;
  return board.y + board.height <= title.y || board.x + board.width <= title.x;
}

describe('a whole game is played from its first move', () => {
  test.each([
    {
      what: 'by touch on a phone',
      variant: 'halma-8',
      options: { viewport: { width: 390, height: 844 }, hasTouch: true },
      point: tapping,
    },
    { what: 'by mouse on a desktop', variant: 'diamond-9', options: {}, point: clicking },
  ])('$what, against a computer', async ({ variant, options, point }) => {
    const open = await opened(browser, {}, options);
    const { page } = open;
    const said = await listen(page);
    await thinkByLooks(page, 100);
    await openGame(page, `[Variant "${variant}"]\n[LevelB "1"]\n\n*\n`);
    await playAsAdvised(page, said, point);
    await page.getByRole('dialog', { name: 'You have won!' }).waitFor();
    expect(await bothAreSeen(page)).toBe(true);
    await closed(open);
  });

  test('by two people round a tablet that lies on the table', async () => {
    const open = await opened(browser, { tabletop: true }, { viewport: { width: 820, height: 1180 }, hasTouch: true });
    const { page } = open;
    await openGame(page, '[Variant "halma-8"]\n\n*\n');
    const place = () => page.locator('.stage').boundingBox();
    const first = await place();
    for (const [index, route] of movesOf('halma-8').entries()) {
      // Names and buttons are turned to whoever is to move: blue sits across. The board stays where it is.
      if (index < 2) {
        expect(await page.locator('main.facing').count()).toBe(index);
        expect(await place()).toEqual(first);
      }
      const [from = '', ...landings] = route.split('-');
      await moveTo(page, [from, landings.at(-1) ?? ''], tapping);
    }
    await page.getByRole('dialog', { name: 'Blue has won' }).waitFor();
    await closed(open);
  });
});

async function openGame(page: Page, text: string): Promise<void> {
  await goTo(page, 'game', `u${Buffer.from(text).toString('base64url')}`);
  await boardIsThere(page);
}

test('the last turns against a computer are played by a switch that moves the light', async () => {
  const open = await opened(browser, { scanning: 'step', scanSpeed: '1.5' });
  const { page } = open;
  await page.clock.install();
  await openGame(page, GAME);
  await stopClock(page);
  for (const [from, to] of OWN_MOVES) {
    for (const name of [from, to]) {
      await isReadyFor(page, name);
      await restOn(page, name, 1500);
    }
    await movesBecome(page, new RegExp(`${from}-${to}`));
  }
  await page.getByRole('dialog', { name: 'You have won!' }).waitFor();
  await closed(open);
});

test('two people play a game on the star to its end, by keyboard alone', async () => {
  const open = await opened(browser);
  const { page } = open;
  await goTo(page, ...STAR);
  await boardIsThere(page);
  await until(page, 'Tab', /^[a-q]\d+, /);
  await until(page, 'n', /^l12, red circle, can move/);
  // Up to the right from where the piece stands, then down to the right and up to the left: the keys round S.
  for (const [piece, way, there] of [
    ['l12', 'e', 'm13'],
    ['e9', 'c', 'e8'],
    ['m13', 'q', 'm14'],
  ] as const) {
    await until(page, 'n', new RegExp(`^${piece}, .+, can move`));
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(page, piece).getAttribute('aria-label')).toMatch(/in hand$/);
    await page.keyboard.press(way);
    await until(page, 'Shift', new RegExp(`^${there}, empty, step`));
    await page.keyboard.press('Enter');
    await movesBecome(page, new RegExp(`${piece}-${there}`));
  }
  await page.getByRole('dialog', { name: 'Red has won' }).waitFor();
  await closed(open);
});
