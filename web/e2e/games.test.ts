import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardIsThere, cell, closed, goTo, isLit, movesBecome, opened, type Settings, until } from './page';
import { startBrowser } from './program';

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

/** A way to point at a cell. */
interface Way {
  name: string;
  settings?: Settings;
  options?: BrowserContextOptions;
  choose: (page: Page, name: string) => Promise<void>;
}

const WAYS: Way[] = [
  { name: 'by mouse', choose: (page, name) => cell(page, name).click() },
  {
    name: 'by touch on a small screen',
    options: { viewport: { width: 360, height: 640 }, hasTouch: true },
    choose: (page, name) => cell(page, name).tap(),
  },
  {
    name: 'by keyboard alone',
    choose: async (page, name) => {
      await until(page, 'Tab', /^[a-h]\d, /);
      await until(page, 'n', new RegExp(`^${name}, (red circle, can move|empty, (step|\\d+ hop))`));
      await page.keyboard.press('Enter');
    },
  },
  { name: 'by a switch that moves the light', settings: { scanning: 'step', scanSpeed: '1.5' }, choose: restOn },
  { name: 'by a switch, while the light wanders', settings: { scanning: 'auto', scanSpeed: '0.8' }, choose: pressOn },
];

/** Presses the switch as the light comes to the cell, or to its row first, until that is chosen. */
async function pressOn(page: Page, name: string): Promise<void> {
  const before = await choices(page);
  let light = await lightOn(page, name);
  await expect
    .poll(
      async () => {
        const now = await lightOn(page, name);
        if (now !== light && now !== 0) await page.keyboard.press(' ');
        light = now;
        return (await choices(page)) !== before;
      },
      { timeout: 50_000, interval: 40 },
    )
    .toBe(true);
}

/** How many cells the light is on, if this one is among them. */
async function lightOn(page: Page, name: string): Promise<number> {
  return (await isLit(page, name)) ? page.locator('circle.lit, g.lit').count() : 0;
}

/** Presses the switch until the light is on the cell, or on its row first, and then waits until that is chosen. */
async function restOn(page: Page, name: string): Promise<void> {
  const lights = page.locator('circle.lit, g.lit');
  const before = await choices(page);
  await expect
    .poll(
      async () => {
        if ((await choices(page)) !== before) return true;
        if (!(await isLit(page, name))) await page.keyboard.press(' ');
        else if ((await lights.count()) > 1) await expect.poll(() => lights.count(), { timeout: 5000 }).toBe(1);
        return false;
      },
      { timeout: 40_000, interval: 30 },
    )
    .toBe(true);
}

/** What can be chosen now, so that a choice shows as a change. */
function choices(page: Page): Promise<string> {
  return page
    .locator('[data-idle=false], dialog')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).join());
}

async function isReadyFor(page: Page, name: string): Promise<void> {
  await expect.poll(() => cell(page, name).getAttribute('data-idle'), { timeout: 20_000 }).toBe('false');
}

describe('a game against a computer is played to its end', () => {
  test.each(WAYS)('$name', { timeout: 180_000 }, async ({ settings, options, choose }) => {
    const open = await opened(browser, settings, options);
    const { page } = open;
    await goTo(page, 'game', `u${Buffer.from(GAME).toString('base64url')}`);
    await boardIsThere(page);
    for (const [from, to] of OWN_MOVES) {
      for (const name of [from, to]) {
        await isReadyFor(page, name);
        await choose(page, name);
      }
      await movesBecome(page, new RegExp(`${from}-${to}`));
    }
    await page.getByRole('dialog').getByText('Red is home and has won.').waitFor();
    await closed(open);
  });
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
  await page.getByRole('dialog').getByText('Red is home and has won.').waitFor();
  await closed(open);
});
