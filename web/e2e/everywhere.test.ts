import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { IS_SOAK } from '../patience';
import { EVERYWHERE } from './everywhere';
import { faults } from './faults';
import { closed, opened } from './page';

/** Large cells on a small screen, and a place where the pointer can rest. */
const LARGE = { what: 'XXL', settings: { size: 'xxl', dwell: '2' }, width: 320, height: 568, least: 44 };

/** Where no other test lets axe look. */
const FOR_AXE = ['the moves', 'a pause', 'resigning', 'the end of a game, and a message', 'a new table'];

/**
 * Controls that are too small to hit. Links within a sentence may be small, and so may the cells of a usual board: a tap means
 * the nearest one that makes sense, and the board can be made larger.
 */
function tooSmall(page: Page, least: number): Promise<string[]> {
  const controls = 'button, a[href], summary, select, input, textarea, [data-cell][data-idle=false]';
  return page.locator(controls).evaluateAll(
    (all, pixels) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('.skips, .unseen') === null)
        .filter((one) => pixels >= 44 || one.closest('[data-cell]') === null)
        .map((one) => one.closest('label') ?? one)
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return (width < pixels || height < pixels) && getComputedStyle(one).display !== 'inline';
        })
        .map((one) => one.outerHTML.slice(0, 120)),
    least,
  );
}

interface Stop {
  name: string;
  /** Nothing has the focus, it was here before, or how much of what has the focus can be seen. */
  seen: 'nothing' | 'again' | number;
}

/** What has the focus now. Of its place in the window, 25 points are looked at. */
function stop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const { been } = window as unknown as { been: Set<Element> };
    const now = document.activeElement;
    if (now === null || now === document.body) return { name: 'body', seen: 'nothing' as const };
    const name = now.outerHTML.slice(0, 120);
    if (been.has(now)) return { name, seen: 'again' as const };
    been.add(now);
    const own = now.closest('label') ?? now;
    const { left, top, width, height } = now.getBoundingClientRect();
    const parts = [0.04, 0.27, 0.5, 0.73, 0.96];
    const points = parts.flatMap((x) =>
      parts.map((y) => document.elementFromPoint(left + x * width, top + y * height)),
    );
    return { name, seen: points.filter((found) => own.contains(found)).length / points.length };
  });
}

function isLost(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
}

/** Goes round by Tab. Answers with what had the focus and was hidden, and with the number of stops. */
async function walk(page: Page): Promise<{ hidden: string[]; stops: number }> {
  const hidden: string[] = [];
  await page.evaluate(() => Object.assign(window, { been: new Set() }) && null);
  let [stops, turns] = [0, 0];
  while (turns < 2) {
    await page.keyboard.press('Tab');
    const { name, seen } = await stop(page);
    if (seen === 'again') break;
    // After the last one, Tab leaves the page for the browser, and comes back at the top.
    if (seen === 'nothing') turns++;
    else if (seen < 0.4) hidden.push(name);
    if (typeof seen === 'number') stops++;
  }
  return { hidden, stops };
}

describe('on every screen and in every window, reached by keys', () => {
  test.each([{ what: 'usual', settings: {}, width: 390, height: 844, least: 24 }, ...(IS_SOAK ? [LARGE] : [])])(
    'the focus is somewhere and in sight, and everything is large enough: $what',
    async ({ settings, width, height, least }) => {
      const open = await opened(settings, { viewport: { width, height } });
      const { page } = open;
      for (const [name, reach] of EVERYWHERE) {
        await reach(page);
        if ('dwell' in settings) await page.locator('.dock').last().waitFor();
        // A page that was just loaded has no focus yet.
        if (name !== 'the first screen') await expect.poll(() => isLost(page), { message: name }).toBe(false);
        await expect.poll(() => tooSmall(page, least), { message: name }).toEqual([]);
        if (least === 24 && FOR_AXE.includes(name)) expect(await faults(page), name).toEqual([]);
        const { hidden, stops } = await walk(page);
        expect(hidden, name).toEqual([]);
        expect(stops, name).toBeGreaterThan(2);
      }
      await closed(open);
    },
  );
});
