import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LESSONS } from '../src/learn/lessons';
import { PUZZLES } from '../src/learn/puzzles';
import type { Task } from '../src/learn/task';
import { boardIsThere, cell, closed, goTo, opened, pressOn, shared, startGame, stopClock } from './page';
import { inTurn } from './turns';

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

const open = shared();

describe('by keyboard alone', () => {
  test.each(inTurn(LESSONS, 1).map((lesson) => ({ id: lesson.id, lesson })))(
    'the lesson $id can be done to its end',
    async ({ lesson }) => {
      const { page } = open;
      await goTo(page, 'learn', 'lesson', lesson.id);
      await page.locator('.answer .solved').waitFor({ state: 'detached' }); // that of the lesson before
      await boardIsThere(page);
      for (const [index, task] of lesson.tasks.entries()) {
        await page.locator(`.task[aria-current="step"]`, { hasText: String(index + 1) }).waitFor();
        await solveByKeys(page, task);
        // The way on has the focus.
        if (index + 1 < lesson.tasks.length) await page.keyboard.press('Enter');
      }
      await goTo(page, 'learn');
      await page
        .locator(`a[href$="/lesson/${lesson.id}"]`, {
          hasText: `${lesson.tasks.length} of ${lesson.tasks.length} solved`,
        })
        .waitFor();
    },
  );

  test.each(inTurn(PUZZLES, 2).map((puzzle) => ({ id: puzzle.id, puzzle })))(
    'the puzzle $id can be solved',
    async ({ puzzle }) => {
      await goTo(open.page, 'learn', 'puzzle', puzzle.id);
      await boardIsThere(open.page);
      await open.page.locator('.answer .solved').waitFor({ state: 'detached' }); // that of the puzzle before
      await solveByKeys(open.page, puzzle);
    },
  );
});

test('a task can be solved with one switch', async () => {
  const switched = await opened({ scanning: 'auto', scanSpeed: '0.8' });
  const { page } = switched;
  await page.clock.install();
  await goTo(page, 'learn', 'lesson', 'step');
  await boardIsThere(page);
  await stopClock(page);
  await pressOn(page, 'd4', 800);
  await page.locator('.mark').first().waitFor();
  await pressOn(page, 'e5', 800);
  await page.locator('.answer .solved').waitFor();
  await closed(switched);
});

describe('a task', () => {
  test('that went wrong can be tried again, or shown, and why something is not allowed is told', async () => {
    const { page } = open;
    await goTo(page, 'learn', 'lesson', 'hop');
    await cell(page, 'd4').click();
    await cell(page, 'h1').click();
    await page.locator('.bubble').waitFor(); // in the words of the referee
    await cell(page, 'c4').click();
    await page.getByText('Not quite.').first().waitFor();
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.locator('.hint .line').waitFor();
    await expect.poll(() => cell(page, 'd4').getAttribute('aria-label')).toMatch(/red circle/);
    await cell(page, 'd4').click();
    await cell(page, 'f6').click();
    await page.locator('.answer .solved').waitFor();
  });

  test('leaves the game in play alone', async () => {
    const { page } = open;
    await startGame(page, 'halma-8');
    await goTo(page, 'learn', 'lesson', 'step');
    await cell(page, 'd4').click();
    await cell(page, 'e5').click();
    await page.locator('.answer .solved').waitFor();
    await goTo(page, 'play');
    await expect.poll(() => cell(page, 'e5').getAttribute('aria-label')).toBe('e5, empty');
  });
});
