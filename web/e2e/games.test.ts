import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  boardIsThere,
  cell,
  closed,
  goTo,
  movesBecome,
  opened,
  pressOn,
  restOn,
  type Settings,
  stopClock,
  until,
} from './page';
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
  {
    name: 'by a switch that moves the light',
    settings: { scanning: 'step', scanSpeed: '1.5' },
    choose: (page, name) => restOn(page, name, 1500),
  },
  {
    name: 'by a switch, while the light wanders',
    settings: { scanning: 'auto', scanSpeed: '0.8' },
    choose: (page, name) => pressOn(page, name, 800),
  },
];

async function isReadyFor(page: Page, name: string): Promise<void> {
  await expect.poll(() => cell(page, name).getAttribute('data-idle')).toBe('false');
}

describe('a game against a computer is played to its end', () => {
  test.each(WAYS)('$name', async ({ settings, options, choose }) => {
    const open = await opened(browser, settings, options);
    const { page } = open;
    await page.clock.install();
    await goTo(page, 'game', `u${Buffer.from(GAME).toString('base64url')}`);
    await boardIsThere(page);
    if (settings?.['scanning'] !== undefined) await stopClock(page);
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
