import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cell, closed, goTo, keptMoves, neverAsk, opened, startGame, stopClock, until } from './page';
import { namesOf, OneSwitch } from './switch';

const LIGHT = { scanning: 'auto', scanSpeed: 0.3 };
const STEP = 300;

function lit(page: Page): Promise<string[]> {
  return namesOf(page.locator('.scanned'));
}

/** Everything on the page, or in the dialog over it, that can be pressed and seen. */
function pressable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const all = scope.querySelectorAll<HTMLElement>(
      'button:not(:disabled), a[href], summary, input:not([readonly]), select',
    );
    return [...all]
      .filter(
        (one) =>
          one.dataset['idle'] !== 'true' &&
          one.getBoundingClientRect().width > 1 &&
          one.closest('.unseen, .skips') === null,
      )
      .filter((one) => one.getAttribute('aria-disabled') !== 'true')
      .map((one) => (one.matches('[type=radio], [type=checkbox]') ? (one.closest('label') ?? one) : one))
      .map((one) => one.dataset['cell'] ?? one.getAttribute('aria-label') ?? one.textContent.trim());
  });
}

test('one round of the light goes over everything that can be pressed, on every screen', async () => {
  const open = await opened(LIGHT);
  const { page } = open;
  await page.clock.install();
  await startGame(page, 'chinese-2');
  await stopClock(page);
  const hand = new OneSwitch(page, STEP);
  for (const [parts, there] of [
    [['play'], '.usual'],
    [['analysis'], '.legend'],
    [['learn'], '.small-cards'],
    [['learn', 'chinese-2'], 'figure [data-cell]'],
    [['learn', 'lesson', 'step'], '[data-cell]'],
    [['print', 'chinese-2'], 'a[download]'],
    [['new', 'chinese-6'], '.go'],
    [[''], '.places'],
  ] as const) {
    await goTo(page, ...parts);
    // The sheets to print are asked for a moment after the screen is there.
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return page.locator(there).count();
      })
      .toBeGreaterThan(0);
    await page.locator('.scanned').first().waitFor({ state: 'attached' });
    // A screen may still change while the light goes round, which lets it begin anew.
    const reached = new Set<string>();
    const missed = async () => {
      for (const one of await hand.round()) reached.add(one);
      return [...(await pressable(page))].filter((one) => !reached.has(one));
    };
    await expect.poll(missed, { message: parts.join('/') }).toEqual([]);
    expect(
      (await namesOf(page.locator('.skips button'))).filter((one) => reached.has(one)),
      parts.join('/'),
    ).toEqual([]);
  }
  // The settings, and a list in place of the browser's own.
  await hand.choose(page.getByRole('button', { name: 'Settings' }));
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await hand.choose(page.getByRole('dialog').getByRole('button', { name: /^Language/ }));
  const german = page.getByRole('button', { name: 'Deutsch' });
  expect(await german.getAttribute('lang')).toBe('de'); // readers say it as it is said there
  await hand.choose(german);
  await page.locator('html[lang=de]').waitFor({ state: 'attached' });
  await closed(open);
});

describe('a switch', () => {
  test('that bounces makes one choice, and no Undo is under the light while the computer thinks', async () => {
    const open = await opened({ ...LIGHT, bounce: 0.2 });
    const { page } = open;
    await neverAsk(page, 'choose');
    await page.clock.install();
    await startGame(page, 'halma-8');
    await stopClock(page);
    const hand = new OneSwitch(page, STEP, undefined, 250);
    // Without the filter, the second press would choose in the row that the first has opened.
    while ((await lit(page)).length < 2) await page.clock.runFor(STEP);
    const row = await lit(page);
    await page.clock.runFor(250);
    for (let press = 0; press < 3; press++) await hand.press();
    expect(await lit(page)).toEqual(row.slice(0, 1));
    await page.clock.runFor(250);
    await hand.press();
    await page.locator('.mark').first().waitFor();
    const target =
      (
        await page
          .locator('[data-cell][data-idle=false]')
          .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['cell'] ?? ''))
      ).find((one) => one !== row[0]) ?? '';
    await page.clock.runFor(250);
    await hand.choose(cell(page, target));
    for (let press = 0; press < 3; press++) await hand.press();
    await expect.poll(() => keptMoves(page)).toMatch(/^1\. \S+/);
    const moves = await keptMoves(page);
    const round = await hand.round();
    expect(round).toContain('Menu');
    expect(round).not.toContain('Undo');
    expect(await keptMoves(page)).toBe(moves);
    await closed(open);
  });

  test('may have to be held, may be any key, and there may be two; the light is said aloud', async () => {
    const open = await opened({ ...LIGHT, scanning: 'two', scanSpeech: true, hold: 0.5 });
    const { page } = open;
    await page.addInitScript(() => {
      const spoken: string[] = [];
      Object.assign(window, { spoken });
      SpeechSynthesis.prototype.speak = ({ text }: SpeechSynthesisUtterance) => void spoken.push(text);
    });
    await page.clock.install();
    await goTo(page, '');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Choose another' }).first().click();
    await page.keyboard.press('F8');
    await page.locator('kbd', { hasText: 'F8' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    await stopClock(page);
    const hold = async (key: string, millis: number): Promise<void> => {
      await page.keyboard.down(key);
      await page.clock.runFor(millis);
      await page.keyboard.up(key);
    };
    expect(await lit(page)).toEqual([]);
    await hold('F8', 300);
    expect(await lit(page)).toEqual([]);
    await hold('F8', 600);
    const first = await lit(page);
    expect(first.length).toBeGreaterThan(0);
    await hold('F8', 600);
    expect(await lit(page)).not.toEqual(first);
    // On to a group of several. One thing alone would be chosen at once.
    for (let groups = 0; groups < 10 && (await lit(page)).length < 2; groups++) await hold('F8', 600);
    const group = await lit(page);
    expect(group.length).toBeGreaterThan(1);
    await hold('Enter', 600);
    expect(await lit(page)).toEqual(group.slice(0, 1));
    const spoken = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
    expect(spoken.at(-1)).toBe(group[0]);
    await closed(open);
  });
});

describe('large cells on a phone', () => {
  test('the light is always in view, and so is the opponent’s landing until the view returns', async () => {
    const open = await opened({ ...LIGHT, size: 'xxl', cell: '60' }, { viewport: { width: 360, height: 740 } });
    const { page } = open;
    await page.clock.install();
    await startGame(page, 'american-2');
    await stopClock(page);
    const outside: string[] = [];
    const watch = async (): Promise<void> => {
      const [first] = await page.locator('.scanned').all();
      if (first !== undefined && !(await isInView(page, '.scanned'))) outside.push((await lit(page)).join(' '));
    };
    const hand = new OneSwitch(page, STEP, watch);
    for (const [turn, [from, to]] of [
      ['d3', 'e4'],
      ['c4', 'd5'],
      ['e2', 'f3'],
    ].entries()) {
      await page.locator(`[data-cell="${from}"][data-idle=false]`).waitFor({ state: 'attached' });
      await page.clock.runFor(2100); // the view has returned
      await page.locator('[data-away]').waitFor({ state: 'detached' });
      await hand.choose(cell(page, from ?? ''));
      await page.locator(`.mark`).first().waitFor();
      await hand.choose(cell(page, to ?? ''));
      await expect
        .poll(async () => (await keptMoves(page)).split(/\s+/).filter((word) => /^[a-z]/.test(word)).length)
        .toBe(2 * turn + 2);
      const landing =
        (await keptMoves(page))
          .split(/\s+/)
          .filter((word) => /^[a-z]/.test(word))
          .at(-1)
          ?.split('-')
          .at(-1) ?? '';
      await page.locator('[data-away]').waitFor();
      await expect.poll(() => isInView(page, `[data-cell="${landing}"]`)).toBe(true);
      expect(await lit(page)).toEqual([]); // it waits
    }
    expect(outside).toEqual([]);
    await closed(open);
  });

  test('what keys are pressed on stays in sight, also while somebody’s move is looked at', async () => {
    const open = await opened({ size: 'xxl', cell: '60' }, { viewport: { width: 360, height: 740 } });
    const { page } = open;
    await page.clock.install();
    await startGame(page, 'american-2');
    await stopClock(page);
    await until(page, 'Tab', /^[a-p]\d+, red circle/);
    for (const key of ['j', 'd', '3', 'Enter']) await page.keyboard.press(key);
    await page.locator('.mark').first().waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => isInView(page, '[data-cell="e4"]:focus')).toBe(true);
    await page.keyboard.press('Enter');
    await page.locator('[data-away]').waitFor(); // the answer of the other side is out of sight
    await page.keyboard.press('ArrowUp');
    await page.locator('[data-away]').waitFor({ state: 'detached' });
    await expect.poll(() => isInView(page, '[data-cell="e5"]:focus')).toBe(true);
    await page.clock.runFor(2100);
    await expect.poll(() => isInView(page, '[data-cell="e5"]:focus')).toBe(true);
    await closed(open);
  });

  test('are as large as chosen, larger than usual on every screen, and give way to the whole board', async () => {
    const open = await opened({}, { viewport: { width: 820, height: 1180 } });
    const { page } = open;
    await startGame(page, 'american-2');
    const width = async (): Promise<number> => (await cell(page, 'h8').boundingBox())?.width ?? 0;
    const choose = async (group: string, choice: string): Promise<void> => {
      await page.getByRole('button', { name: 'Settings' }).press('Enter');
      await page.getByRole('group', { name: group }).getByLabel(choice, { exact: true }).press(' ');
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    };
    const usual = new Map<number, number>();
    const screens = [
      [820, 1180],
      [1440, 900],
      [1920, 1080],
    ] as const;
    for (const [across, down] of screens) {
      await page.setViewportSize({ width: across, height: down });
      usual.set(across, await width());
    }
    await choose('Size', 'XXL: large cells that are easy to hit');
    for (const [across, down] of screens) {
      await page.setViewportSize({ width: across, height: down });
      await expect.poll(width).toBeGreaterThan(usual.get(across) ?? Infinity);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [choice, pixels] of [
      ['Large', 44],
      ['Larger', 60],
      ['Largest', 80],
    ] as const) {
      await choose('Size of a cell in XXL', choice);
      // The board takes the size of a smaller screen a moment later.
      await expect.poll(async () => Math.floor(((await width()) - pixels) / 8)).toBe(0);
    }
    await page.getByRole('button', { name: 'Show the whole board' }).press('Enter');
    await expect.poll(async () => (await page.locator('.stage').boundingBox())?.width).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Large cells again' }).press('Enter');
    await expect.poll(width).toBeGreaterThanOrEqual(80);
    await closed(open);
  });
});

/** Whether the first of these can be seen: it is neither off the screen nor outside of what scrolls around it, and nothing hides it. */
function isInView(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (element === null) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const place = element.closest('.viewport')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const inTheMiddle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return (
      element.contains(inTheMiddle) &&
      left >= Math.max(0, place.left) - 1 &&
      right <= Math.min(innerWidth, place.right) + 1 &&
      top >= Math.max(0, place.top) - 1 &&
      bottom <= Math.min(innerHeight, place.bottom) + 1
    );
  }, selector);
}
