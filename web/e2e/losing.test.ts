import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardIsThere, cell, closed, goTo, movesBecome, opened } from './page';
import { startBrowser } from './program';

// A game between two people, and one against a computer that thinks for two seconds.
const PEOPLE = '[Variant "halma-8"]\n\n1. d1-e2 h5-g4\n';
const OWL = '[Variant "american-2"]\n[LevelB "8"]\n\n*\n';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

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

describe.each(ENDS)('a worker that is lost %s takes nothing along', (how) => {
  test('the rule book’s', async () => {
    const open = await opened(browser);
    const { page } = open;
    await openGame(page, PEOPLE);
    await movesBecome(page, /h5-g4/);
    await lose(page, 'rules', how);
    await page.getByRole('button', { name: 'Ladders' }).click(); // nobody answers this
    if (how === 'without a word') await timePasses(page, 2);
    await page.getByText('Something went wrong in the program. Your game is kept.').first().waitFor();
    await cell(page, 'e2').click();
    await page.locator('.mark').first().waitFor();
    await cell(page, 'f3').click();
    await movesBecome(page, /e2-f3/);
    // The console reports the open question too.
    expect(open.complaints.splice(0).filter((complaint) => !complaint.includes('silent'))).toEqual([]);
    await closed(open);
  });

  test('the computer player’s, while it thinks', async () => {
    const open = await opened(browser);
    const { page } = open;
    await openGame(page, OWL);
    await movesBecome(page, /^$/);
    await cell(page, 'c3').click();
    await page.locator('.mark').first().waitFor();
    await cell(page, 'd4').click();
    await movesBecome(page, /c3-d4/); // no question to the rule book may be open while the clock moves
    await page.locator('.status', { hasText: 'Owl is thinking' }).waitFor();
    await lose(page, 'thinker', how);
    if (how === 'without a word') await timePasses(page, 8); // a worker that is loading gets more time
    await movesBecome(page, /c3-d4 \S+/);
    await closed(open);
  });
});
