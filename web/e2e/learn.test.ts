import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LESSONS } from '../src/learn/lessons';
import { PUZZLES } from '../src/learn/puzzles';
import type { Task } from '../src/learn/task';
import { boardIsThere, cell, closed, goTo, type Opened, opened, pressOn, startGame, stopClock } from './page';
import { startBrowser } from './program';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const MOST_KEYS = 90;

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.dataset['cell'] : undefined,
  );
}

/** Presses a key until the focus is on a cell that is wanted. */
async function pressUntil(page: Page, key: string, isThere: (cell: string | undefined) => boolean): Promise<void> {
  for (let pressed = 0; pressed < MOST_KEYS; pressed++) {
    if (isThere(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_KEYS} times ${key} led to ${await focused(page)}.`);
}

/** One move by keys only: the piece, its target, and the target again if a chain could go on. */
async function moveByKeys(page: Page, move: string): Promise<void> {
  const route = move.split('-');
  await page.locator(`[data-cell="${route[0]}"][aria-label*="can move"]`).waitFor();
  await pressUntil(page, 'Tab', (at) => at !== undefined);
  const answer = page.locator('.answer p');
  const before = await answer.allInnerTexts();
  for (const wanted of [route[0], route.at(-1)]) {
    await pressUntil(page, 'n', (at) => at === wanted);
    await page.keyboard.press('Enter');
  }
  const done = page.getByRole('button', { name: 'Done', exact: true });
  await expect
    .poll(async () => (await done.isVisible()) || (await answer.allInnerTexts()).join() !== before.join())
    .toBe(true);
  if (await done.isVisible()) await page.keyboard.press('Enter');
}

async function solveByKeys(page: Page, task: Task): Promise<void> {
  for (const [index, move] of task.solution.entries()) {
    await moveByKeys(page, move);
    const left = task.turns - index - 1;
    if (left > 0)
      await page
        .getByText(left === 1 ? '1 turn left' : `${left} turns left`)
        .first()
        .waitFor();
  }
  await page.locator('.answer .solved').waitFor();
}

describe('by keyboard alone', () => {
  test.each(LESSONS.map((lesson) => ({ id: lesson.id, lesson })))(
    'the lesson $id can be done to its end',
    async ({ lesson }) => {
      const open = await opened(browser);
      const { page } = open;
      await goTo(page, 'learn', 'lesson', lesson.id);
      await boardIsThere(page);
      for (const [index, task] of lesson.tasks.entries()) {
        await page.locator(`.task[aria-current="step"]`, { hasText: String(index + 1) }).waitFor();
        await solveByKeys(page, task);
        // The way on has the focus.
        if (index + 1 < lesson.tasks.length) await page.keyboard.press('Enter');
      }
      await goTo(page, 'learn');
      await page.getByText(`${lesson.tasks.length} of ${lesson.tasks.length} solved`).waitFor();
      await closed(open);
    },
  );

  describe('from one puzzle to the next,', () => {
    let open: Opened;
    beforeAll(async () => {
      open = await opened(browser);
    });
    afterAll(() => closed(open));

    test.each(PUZZLES.map((puzzle) => ({ id: puzzle.id, puzzle })))('$id can be solved', async ({ puzzle }) => {
      await goTo(open.page, 'learn', 'puzzle', puzzle.id);
      await boardIsThere(open.page);
      await open.page.locator('.answer .solved').waitFor({ state: 'detached' }); // that of the puzzle before
      await solveByKeys(open.page, puzzle);
    });
  });
});

test('a task can be solved with one switch', async () => {
  const open = await opened(browser, { scanning: 'auto', scanSpeed: '0.8' });
  const { page } = open;
  await page.clock.install();
  await goTo(page, 'learn', 'lesson', 'step');
  await boardIsThere(page);
  await stopClock(page);
  await pressOn(page, 'd4', 800);
  await page.locator('.mark').first().waitFor();
  await pressOn(page, 'e5', 800);
  await page.locator('.answer .solved').waitFor();
  await closed(open);
});

describe('a task', () => {
  test('that went wrong can be tried again, or shown', async () => {
    const open = await opened(browser);
    const { page } = open;
    await goTo(page, 'learn', 'lesson', 'hop');
    await cell(page, 'd4').click();
    await cell(page, 'c4').click();
    await page.getByText('Not quite.').first().waitFor();
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.locator('.hint .line').waitFor();
    await expect.poll(() => cell(page, 'd4').getAttribute('aria-label')).toMatch(/red circle/);
    await cell(page, 'd4').click();
    await cell(page, 'f6').click();
    await page.locator('.answer .solved').waitFor();
    await closed(open);
  });

  test('tells why something is not allowed in the words of the referee', async () => {
    const open = await opened(browser);
    await goTo(open.page, 'learn', 'lesson', 'hop');
    await cell(open.page, 'd4').click();
    await cell(open.page, 'h1').click();
    await open.page.locator('.bubble').waitFor();
    await closed(open);
  });

  test('leaves the game in play alone', async () => {
    const open = await opened(browser);
    const { page } = open;
    await startGame(page, 'halma-8');
    await goTo(page, 'learn', 'lesson', 'step');
    await cell(page, 'd4').click();
    await cell(page, 'e5').click();
    await page.locator('.answer .solved').waitFor();
    await goTo(page, 'play');
    await expect.poll(() => cell(page, 'e5').getAttribute('aria-label')).toBe('e5, empty');
    await closed(open);
  });
});

test.each(['en', 'de', 'fr', 'es', 'it', 'nl', 'da', 'pt', 'ru'])(
  'everything there is to learn has its words in %s',
  async (language) => {
    const open = await opened(browser, { language });
    const { page } = open;
    const shown: string[] = [];
    for (const parts of [
      ['learn'],
      ['learn', 'american-4-both'],
      ['learn', 'xxl-2-guard'],
      ['learn', 'lesson', 'chain'],
      ['learn', 'puzzle', 'partner'],
    ]) {
      await goTo(page, ...parts);
      await page.locator('main h1').waitFor();
      await page.waitForFunction(() => document.querySelector('main svg') !== null);
      shown.push(await page.locator('main').innerText());
    }
    expect(
      shown
        .join('\n')
        .match(/\b(page|rules|house|variant)\.[a-z][\w.-]*/g)
        ?.filter((key) => /^page\.(learn|lesson|puzzle)\.|^(rules|house|variant)\./.test(key)) ?? [],
    ).toEqual([]);
    await closed(open);
  },
);
