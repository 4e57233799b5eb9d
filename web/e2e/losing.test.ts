import type { Browser, Page, Worker } from 'playwright-core';
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

/** The rule book's worker is started first, the thinker's where somebody has to think. */
async function workerOf(page: Page, which: 'rules' | 'thinker'): Promise<Worker> {
  const index = which === 'rules' ? 0 : 1;
  await expect.poll(() => page.workers().length).toBe(index + 1);
  const worker = page.workers()[index];
  if (worker === undefined) throw new Error('The page has no such worker.');
  return worker;
}

/** The ways in which a browser loses a worker: with an error, and without a word. */
const ENDS = {
  'with an error': (worker: Worker) => worker.evaluate(() => void setTimeout(() => { throw new Error('out of memory'); })),
  'without a word': (worker: Worker) => worker.evaluate(() => close()),
};

/** So long that whoever waits for a silent worker has given it up, without a test's waiting for it. */
async function timePasses(page: Page): Promise<void> {
  for (let half = 0; half < 2; half++) await page.clock.runFor(16_000);
}

async function openGame(page: Page, text: string): Promise<void> {
  await page.clock.install();
  await goTo(page, 'game', `u${Buffer.from(text).toString('base64url')}`);
  await boardIsThere(page);
}

describe.each(Object.entries(ENDS))('a worker that is lost %s takes nothing along', (_, end) => {
  test('the rule book’s', async () => {
    const open = await opened(browser);
    const { page } = open;
    await openGame(page, PEOPLE);
    await movesBecome(page, /h5-g4/);
    await end(await workerOf(page, 'rules'));
    await page.getByRole('button', { name: 'Ladders' }).click(); // which nobody answers
    await timePasses(page);
    await page.getByText('The rule book has stopped working. Your game is kept.').first().waitFor();
    await cell(page, 'e2').click();
    await page.locator('.mark').first().waitFor();
    await cell(page, 'f3').click();
    await movesBecome(page, /e2-f3/);
    open.complaints.length = 0;
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
    await page.locator('.status', { hasText: 'Owl is thinking' }).waitFor();
    await end(await workerOf(page, 'thinker'));
    await timePasses(page);
    await movesBecome(page, /c3-d4 \S+/);
    open.complaints.length = 0;
    await closed(open);
  });
});
