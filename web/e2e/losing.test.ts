import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boardIsThere, cell, closed, goTo, movesBecome, neverAsk, opened } from './page';
import { inTurn } from './turns';

// A game between two people, and one against a computer.
const PEOPLE = '[Variant "halma-8"]\n\n1. d1-e2 h5-g4\n';
const LADYBIRD = '[Variant "halma-8"]\n[LevelB "1"]\n\n*\n';

/** The numbers of the workers. The rule book's starts first, the thinker's when a computer has to think. */
const WORKERS = { rules: 0, thinker: 1 } as const;

/** The ways in which a browser loses a worker. */
const ENDS = ['with an error', 'without a word'] as const;

async function lose(page: Page, which: keyof typeof WORKERS, how: (typeof ENDS)[number]): Promise<void> {
  const index = WORKERS[which];
  await page.waitForFunction((wanted) => (window as unknown as { workers: Worker[] }).workers.length > wanted, index);
  await page.evaluate(
    ({ index, hasWords }) => {
      const worker = (window as unknown as { workers: Worker[] }).workers[index];
      worker?.terminate();
      if (hasWords) worker?.dispatchEvent(new ErrorEvent('error', { message: 'out of memory', cancelable: true }));
    },
    { index, hasWords: how === 'with an error' },
  );
}

/** Moves the clock on until a silent worker is given up. The test itself does not wait. */
async function timePasses(page: Page, parts: number): Promise<void> {
  for (let part = 0; part < parts; part++) await page.clock.runFor(15_100);
}

async function openGame(page: Page, text: string): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    const Started = window.Worker;
    window.Worker = class extends Started {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        workers.push(this);
      }
    };
    Object.assign(window, { workers });
  });
  await goTo(page, 'game', `u${Buffer.from(text).toString('base64url')}`);
  await boardIsThere(page);
}

describe('a worker that is lost takes nothing along:', () => {
  test.each(ENDS)('the rule book’s, %s', async (how) => {
    const open = await opened();
    const { page } = open;
    await openGame(page, PEOPLE);
    await movesBecome(page, /h5-g4/);
    await lose(page, 'rules', how);
    await page.getByRole('button', { name: 'Ladders' }).click(); // nobody answers this
    if (how === 'without a word') await timePasses(page, 2);
    await page.getByText('Something went wrong in the program. Your game is saved.').first().waitFor();
    await cell(page, 'e2').click();
    await page.locator('.mark').first().waitFor();
    await cell(page, 'f3').click();
    await movesBecome(page, /e2-f3/);
    // The console reports the open question too.
    expect(open.complaints.splice(0).filter((complaint) => !complaint.includes('silent'))).toEqual([]);
    await closed(open);
  });

  test.each(inTurn(ENDS, 1))('the computer player’s, while it thinks, %s', async (how) => {
    const open = await opened();
    const { page } = open;
    await neverAsk(page, 'choose', 1); // it thinks until it is lost
    await openGame(page, LADYBIRD);
    await movesBecome(page, /^$/);
    await cell(page, 'd1').click();
    await page.locator('.mark').first().waitFor();
    await cell(page, 'e2').click();
    await movesBecome(page, /d1-e2/); // no question to the rule book may be open while the clock moves
    await page.locator('.status', { hasText: 'Ladybird is thinking' }).waitFor();
    await lose(page, 'thinker', how);
    if (how === 'without a word') await timePasses(page, 8); // a worker that is loading gets more time
    await movesBecome(page, /d1-e2 \S+/);
    await closed(open);
  });
});
