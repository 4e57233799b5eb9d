import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { IS_SOAK } from '../patience';
import { cell, closed, opened, openGame, openPosition } from './page';
import { languages } from './turns';

// Nothing around the board moves, whatever there is to say or to press.

/** Blue is to move and can hop from f7 to d5 and on to d3. */
const CHAIN = '[Variant "halma-8"]\n\n1. a1-c3 g8-e6 2. b2-d4\n';
/** From turn 81 on pieces must leave the camp, and some turns before it is said. */
const LATE = '1b2b3.5b2.6bb.4aa1b.a3aa2.1b4a1.2b3a1.a1ba1ba1';

async function speak(page: Page, language: string): Promise<void> {
  await page.locator('header .button').last().press('Enter');
  await page.locator('dialog .language select').selectOption(language);
  await page.locator(`html[lang|=${language}]`).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    document.body.getBoundingClientRect(); // another alphabet has other letters, which the layout asks for
    await document.fonts.ready;
  });
}

/** Where board, title and buttons are, to the pixel, and whether the row above the buttons has room for what it says. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const row = document.querySelector('.urgent');
    const place = (part: string): string => {
      const { x = 0, y = 0, width = 0, height = 0 } = document.querySelector(part)?.getBoundingClientRect() ?? {};
      return `${part} ${[x, y, width, height].map(Math.round).join(' ')}`;
    };
    return [
      ...['.viewport', '.usual', '.bar h1'].map(place),
      row !== null && row.scrollHeight > row.clientHeight ? 'The row is too low.' : 'The row is high enough.',
    ];
  });
}

/** Changes the size of the screen. A board takes its new size a moment later. */
async function resize(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

async function buttonsAre(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.locator('.urgent .button').count()).toBe(count);
}

/** A screen for each arrangement of the parts around the board. */
const SCREENS: (readonly [number, number])[] = [
  [320, 568],
  [740, 360],
  [1440, 900],
  ...(IS_SOAK
    ? ([
        [390, 844],
        [820, 1180],
      ] as const)
    : []),
];

test('nothing jumps, whatever is in hand or on trial, and whatever must be said', async () => {
  const open = await opened();
  const { page } = open;
  const still = new Map<string, string[]>();
  await openGame(page, CHAIN);
  for (const language of languages) {
    await speak(page, language);
    for (const screen of SCREENS) {
      await resize(page, screen);
      const where = `${language}, ${screen[0]}`;
      const before = await places(page);
      still.set(where, before);
      const isStill = async (when: string): Promise<void> => {
        await expect.poll(() => places(page), { message: `${where}, ${when}` }).toEqual(before);
      };
      await cell(page, 'f7').press('Enter');
      await buttonsAre(page, 1);
      await isStill('in hand');
      await cell(page, 'd5').press('Enter');
      await buttonsAre(page, 2);
      await isStill('on trial');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await buttonsAre(page, 0);
      await isStill('let go');
      await page.locator('.status button').press('Enter');
      await isStill('last move');
      await page.locator('.status button').press('Enter');
    }
  }
  for (const turn of [71, 81]) {
    await openPosition(page, 'halma-8', `${LATE}_a_0_${turn}`);
    await page.locator('.status.long').waitFor();
    for (const language of languages) {
      await speak(page, language);
      for (const screen of SCREENS) {
        await resize(page, screen);
        const where = `${language}, ${screen[0]}`;
        await expect.poll(() => places(page), { message: `${where}, turn ${turn}` }).toEqual(still.get(where));
      }
    }
  }
  await closed(open);
});

test('the names and numbers of all players have room on a phone', async () => {
  const open = await opened({}, { viewport: { width: 390, height: 844 } });
  const { page } = open;
  for (const variant of ['chinese-3', 'chinese-6']) {
    await openGame(page, `[Variant "${variant}"]\n\n*\n`);
    for (const language of languages) {
      await speak(page, language);
      for (const screen of [
        [390, 844],
        [320, 568],
      ] as const) {
        await resize(page, screen);
        await expect.poll(() => crowded(page), { message: `${variant}, ${language}, ${screen[0]}` }).toEqual([]);
      }
    }
  }
  await closed(open);
});

/** Names that are cut off. Lines that break in two: where the number of turns gets shorter, they would make the board jump. */
function crowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('.seats .seat strong, .seats .seat .needs')].filter(
      (element) => element.getClientRects().length > 0,
    );
    const isCut = (element: HTMLElement) => element.scrollWidth > element.clientWidth + 1;
    const isBroken = (element: HTMLElement) =>
      element.getBoundingClientRect().height > 1.6 * Number.parseFloat(getComputedStyle(element).lineHeight);
    return shown.filter((element) => isCut(element) || isBroken(element)).map((element) => element.innerText);
  });
}
