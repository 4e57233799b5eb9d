import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardIsThere, cell, closed, goTo, opened } from './page';
import { startBrowser } from './program';

// Nothing around the board moves, whatever there is to say or to press.

const LANGUAGES = ['da', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pt', 'ru'];
/** Blue is to move and can hop from f7 to d5 and on to d3. */
const CHAIN = '[Variant "halma-8"]\n\n1. a1-c3 g8-e6 2. b2-d4\n';
/** From turn 81 on pieces must leave the camp, and some turns before it is said. */
const LATE = '1b2b3.5b2.6bb.4aa1b.a3aa2.1b4a1.2b3a1.a1ba1ba1';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

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

/** Where board, title and buttons are, and whether the row above the buttons has room for what it says. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const row = document.querySelector('.urgent');
    return [
      ...['.viewport', '.usual', '.bar h1'].map(
        (part) => `${part} ${JSON.stringify(document.querySelector(part)?.getBoundingClientRect())}`,
      ),
      row !== null && row.scrollHeight > row.clientHeight ? 'The row is too low.' : 'The row is high enough.',
    ];
  });
}

async function buttonsAre(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.locator('.urgent .button').count()).toBe(count);
}

test.each([
  [320, 568],
  [390, 844],
  [740, 360],
  [820, 1180],
  [1440, 900],
])('nothing jumps on a screen of %i by %i, in any language', async (width, height) => {
  const open = await opened(browser, {}, { viewport: { width, height } });
  const { page } = open;
  await goTo(page, 'game', `u${Buffer.from(CHAIN).toString('base64url')}`);
  await boardIsThere(page);
  const still = new Map<string, string[]>();
  for (const language of LANGUAGES) {
    await speak(page, language);
    const before = await places(page);
    still.set(language, before);
    await cell(page, 'f7').press('Enter');
    await buttonsAre(page, 1);
    expect(await places(page), `${language}, in hand`).toEqual(before);
    await cell(page, 'd5').press('Enter');
    await buttonsAre(page, 2);
    expect(await places(page), `${language}, on trial`).toEqual(before);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await buttonsAre(page, 0);
    expect(await places(page), `${language}, let go`).toEqual(before);
    await page.locator('.status button').press('Enter');
    expect(await places(page), `${language}, last move`).toEqual(before);
    await page.locator('.status button').press('Enter');
  }
  for (const turn of [71, 81]) {
    await goTo(page, 'position', 'halma-8', '-', `${LATE}_a_0_${turn}`);
    await page.locator('.status.long').waitFor();
    for (const language of ['de', 'en', 'ru']) {
      await speak(page, language);
      expect(await places(page), `${language}, turn ${turn}`).toEqual(still.get(language));
    }
  }
  await closed(open);
});

test.each([
  ['chinese-3', 390, 844],
  ['chinese-6', 390, 844],
  ['chinese-3', 320, 568],
  ['chinese-6', 320, 568],
])('the players of %s have room on a screen of %i by %i, in any language', async (variant, width, height) => {
  const open = await opened(browser, {}, { viewport: { width, height } });
  const { page } = open;
  await goTo(page, 'game', `u${Buffer.from(`[Variant "${variant}"]\n\n*\n`).toString('base64url')}`);
  await boardIsThere(page);
  for (const language of LANGUAGES) {
    await speak(page, language);
    expect(await crowded(page), language).toEqual([]);
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
