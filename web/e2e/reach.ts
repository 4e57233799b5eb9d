import type { Locator, Page, ViewportSize } from 'playwright-core';
import { expect } from 'vitest';
import { usualSetup, withLevel } from '../src/table/setup';
import { boardIsThere, cell, closed, goTo, listen, opened, type Settings, stopClock, thinkByLooks } from './page';
import { advised, countQuestions, movesSoFar, OneSwitch } from './switch';

// Games by one switch and by resting the pointer. The clock is in the test's hands.

export const SCREENS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;
const LIGHT = { scanning: 'auto', scanSpeed: 0.3 };
const STEP_MILLIS = 300;
const DWELL = { dwell: '0.8' };
const DWELL_MILLIS = 800;

/** The first screen for somebody who played the small game last, against the weakest computer. */
async function atTheStart(
  settings: Settings,
  viewport: ViewportSize,
): Promise<{ page: Page; said: () => Promise<string[]>; close(): Promise<void> }> {
  const open = await opened(settings, { viewport });
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

/** Plays as the page advises until the game has ended, or for so many turns. Answers with the number of turns. */
async function playToTheEnd(
  page: Page,
  said: () => Promise<string[]>,
  choose: (wanted: Locator) => Promise<void>,
  most = Infinity,
): Promise<number> {
  const end = page.locator('dialog[open]');
  const done = page.getByRole('button', { name: 'Done', exact: true });
  for (let turns = 0; ; turns++) {
    await expect
      .poll(async () => (await movesSoFar(page)) === 2 * turns || (await end.count()) > 0, { interval: 5 })
      .toBe(true);
    if (turns >= most || (await end.count()) > 0) return turns;
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

/** A whole game by one switch, from the first screen to the beginning of the next game. */
export async function playBySwitch(viewport: ViewportSize): Promise<void> {
  const { page, said, close } = await atTheStart(LIGHT, viewport);
  const hand = new OneSwitch(page, STEP_MILLIS);
  await hand.choose(page.getByRole('button', { name: 'Play', exact: true }));
  await boardIsThere(page);
  const toStart = hand.presses;
  const turns = await playToTheEnd(page, said, (wanted) => hand.choose(wanted));
  await page.getByRole('dialog', { name: 'You have won!' }).waitFor();
  const presses = hand.presses - toStart;
  await hand.choose(page.getByRole('button', { name: 'Play again' }));
  await theNextGameHasBegun(page);
  expect(toStart).toBeLessThanOrEqual(3);
  // A row and a piece, a row and a cell, and Done: two presses for each of them at the most.
  expect(presses).toBeLessThanOrEqual(6 * turns);
  await close();
}

/** Rests the pointer on something until it is chosen. */
function resting(page: Page, viewport: ViewportSize): (wanted: Locator) => Promise<void> {
  return async (wanted) => {
    await page.mouse.move(viewport.width - 6, viewport.height / 2); // the place to rest
    const box = await wanted.boundingBox();
    if (box === null) throw new Error('It is not to be seen.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.clock.runFor(DWELL_MILLIS);
  };
}

/** A game by resting the pointer, from the first screen: a whole one and the beginning of the next, or its first turns. */
export async function playByResting(viewport: ViewportSize, most = Infinity): Promise<void> {
  const { page, said, close } = await atTheStart(DWELL, viewport);
  const rest = resting(page, viewport);
  await rest(page.getByRole('button', { name: 'Play', exact: true }));
  await boardIsThere(page);
  await playToTheEnd(page, said, rest, most);
  if (most === Infinity) {
    await page.getByRole('dialog', { name: 'You have won!' }).waitFor();
    await rest(page.getByRole('button', { name: 'Play again' }));
    await theNextGameHasBegun(page);
  }
  await close();
}
