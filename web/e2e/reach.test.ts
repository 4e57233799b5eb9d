import type { Browser, Locator, Page, ViewportSize } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualSetup, withLevel } from '../src/table/setup';
import { boardIsThere, cell, closed, goTo, listen, opened, type Settings, stopClock, thinkByLooks } from './page';
import { startBrowser } from './program';
import { advised, countQuestions, movesSoFar, OneSwitch } from './switch';

// Whole games by one switch and by resting the pointer: from the first screen to the beginning of the next game.

const SCREENS = [
  { where: 'a phone', width: 390, height: 844 },
  { where: 'a desktop', width: 1280, height: 800 },
];
const LIGHT = { scanning: 'auto', scanSpeed: 0.3 };
const DWELL_MILLIS = 800;

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** The first screen for somebody who played the small game last, against the weakest computer. */
async function atTheStart(
  settings: Settings,
  viewport: ViewportSize,
): Promise<{ page: Page; said: () => Promise<string[]>; close(): Promise<void> }> {
  const open = await opened(browser, settings, { viewport });
  const { page } = open;
  const said = await listen(page);
  await thinkByLooks(page, 100);
  await countQuestions(page);
  await page.addInitScript(
    (setup) => localStorage.setItem('halma.setup', setup),
    JSON.stringify(withLevel(usualSetup('halma-8'), 1)),
  );
  await page.clock.install();
  await goTo(page, '');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await stopClock(page);
  return { page, said, close: () => closed(open) };
}

/** Plays as the page advises until the game has ended. Answers with the number of turns. */
async function playToTheEnd(
  page: Page,
  said: () => Promise<string[]>,
  choose: (wanted: Locator) => Promise<void>,
): Promise<number> {
  const end = page.locator('dialog[open]');
  const done = page.getByRole('button', { name: 'Done', exact: true });
  for (let turns = 0; ; turns++) {
    await expect
      .poll(async () => (await movesSoFar(page)) === 2 * turns || (await end.count()) > 0, { interval: 5 })
      .toBe(true);
    if ((await end.count()) > 0) return turns;
    for (const name of await advised(page, said)) {
      await page.locator(`[data-cell="${name}"][data-idle=false]`).waitFor({ state: 'attached' });
      await choose(cell(page, name));
    }
    await expect
      .poll(async () => (await movesSoFar(page)) > 2 * turns || (await done.count()) > 0, { interval: 5 })
      .toBe(true);
    if ((await done.count()) > 0) await choose(done);
  }
}

async function theNextGameHasBegun(page: Page): Promise<void> {
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.locator('[data-cell][data-idle=false]').first().waitFor({ state: 'attached' });
  expect(await movesSoFar(page)).toBeLessThan(2); // the computer begins this time
}

describe.each(SCREENS)('a whole game on $where, from the first screen to the next game', ({ where, ...viewport }) => {
  test('by one switch', async () => {
    const { page, said, close } = await atTheStart(LIGHT, viewport);
    const hand = new OneSwitch(page, 300);
    await hand.choose(page.getByRole('button', { name: 'Play', exact: true }));
    await boardIsThere(page);
    const before = { presses: hand.presses, seconds: hand.seconds };
    const turns = await playToTheEnd(page, said, (wanted) => hand.choose(wanted));
    const [presses, seconds] = [(hand.presses - before.presses) / turns, (hand.seconds - before.seconds) / turns];
    await page.getByRole('dialog', { name: 'You have won!' }).waitFor();
    await hand.choose(page.getByRole('button', { name: 'Play again' }));
    await theNextGameHasBegun(page);
    console.info(
      `One switch on ${where}, light 0.3 s: ${turns} turns, ${presses.toFixed(1)} presses and ${seconds.toFixed(1)} s a turn; ${before.presses} presses to start.`,
    );
    expect(before.presses).toBeLessThanOrEqual(3);
    // A row and a piece, a row and a cell, and Done at the most. How often Done is needed depends on the moves.
    expect(presses).toBeLessThanOrEqual(5);
    await close();
  });

  test('by resting the pointer', async () => {
    const { page, said, close } = await atTheStart({ dwell: '0.8' }, viewport);
    const rest = async (wanted: Locator): Promise<void> => {
      await page.mouse.move(viewport.width - 6, viewport.height / 2); // the place to rest
      const box = await wanted.boundingBox();
      if (box === null) throw new Error('It is not to be seen.');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.clock.runFor(DWELL_MILLIS);
    };
    await rest(page.getByRole('button', { name: 'Play', exact: true }));
    await boardIsThere(page);
    await playToTheEnd(page, said, rest);
    await page.getByRole('dialog', { name: 'You have won!' }).waitFor();
    await rest(page.getByRole('button', { name: 'Play again' }));
    await theNextGameHasBegun(page);
    await close();
  });
});
