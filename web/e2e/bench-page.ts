// Measures how soon a visitor can play, and how smooth the page is while the computer thinks: `npm run bench -- page`.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { serve, startBrowser } from './program';

const VISITS = 7;
const WATCHED_MILLIS = 6000;
/** With a computer of the highest level to move, and enough moves to look back at. */
const GAME = `[Variant "american-2"]
[LevelB "8"]

1. a3-c5 n15-l13 2. c5-d6 n16-l14-l12 3. a1-a3-c5-e7 o15-m13-k13 4. a4-c6-e6-e8 o13-m13-k11 5. b3-d5-d7-f9
`;
const NEW_GAME = '[Variant "american-2"]\n[LevelB "2"]\n';

interface Ready {
  screen: number;
  board: number;
}

interface Frames {
  perSecond: number;
  usual: number; // milliseconds between frames: median, 99th percentile, maximum
  rare: number;
  longest: number;
}

function addressOf(game: string): string {
  return `${served.address}#/game/u${Buffer.from(game).toString('base64url')}`;
}

/** Milliseconds from the navigation to the first frame with text, and to the first with a piece that can move. */
async function visit(context: BrowserContext): Promise<Ready> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    const look = (): void => {
      if (document.querySelector('main') !== null) seen['screen'] ??= performance.now();
      if (document.querySelector('[data-cell][data-idle=false]') !== null) seen['board'] ??= performance.now();
      if (seen['board'] === undefined) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(addressOf(NEW_GAME));
  const ready = await page.waitForFunction(() => {
    const { seen } = window as unknown as { seen: Partial<Ready> };
    return seen.board === undefined ? null : (seen as Ready);
  });
  const found = await ready.jsonValue();
  if (found === null) throw new Error('The board never came.');
  await page.close();
  return found;
}

/** The first visit with an empty cache, and the second with a full one. */
async function visits(browser: Browser): Promise<{ first: Ready; second: Ready }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const first = await visit(context);
  const page = await context.newPage();
  await page.goto(served.address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.close();
  const second = await visit(context);
  await context.close();
  return { first, second };
}

/** Goes through the game move by move, pieces leaping, and counts the frames meanwhile. */
async function frames(page: Page): Promise<Frames> {
  const times = await page.evaluate(async (millis) => {
    const button = (path: string): HTMLButtonElement | null =>
      document.querySelector<HTMLButtonElement>(`.moves button:has(path[d="${path}"])`);
    const [first, next] = [button('M18 6l-6 6 6 6M7 6v12'), button('M10 6l6 6-6 6')];
    if (first === null || next === null) throw new Error('The page has no list of moves.');
    first.click();
    const steps = setInterval(() => (next.disabled ? first : next).click(), 450);
    const start = performance.now();
    const seen: number[] = [];
    await new Promise<void>((resolve) => {
      const look = (now: number): void => {
        seen.push(now);
        if (performance.now() - start < millis) requestAnimationFrame(look);
        else resolve();
      };
      requestAnimationFrame(look);
    });
    clearInterval(steps);
    return seen;
  }, WATCHED_MILLIS);
  const gaps = times
    .slice(1)
    .map((time, index) => time - (times[index] ?? time))
    .sort((a, b) => a - b);
  const at = (share: number): number => gaps[Math.min(gaps.length - 1, Math.floor(share * gaps.length))] ?? 0;
  return {
    perSecond: (1000 * gaps.length) / ((times.at(-1) ?? 0) - (times[0] ?? 0)),
    usual: at(0.5),
    rare: at(0.99),
    longest: at(1),
  };
}

async function watched(browser: Browser, isThinking: boolean): Promise<Frames> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(() =>
    localStorage.setItem('halma.settings', JSON.stringify({ motion: 'full', thinking: '15', tips: false })),
  );
  await page.goto(addressOf(isThinking ? GAME : GAME.replace('[LevelB "8"]\n', '')));
  await page.locator('.status', { hasText: isThinking ? 'thinking' : 'to move' }).waitFor();
  await page.waitForTimeout(1000);
  const counted = await frames(page);
  if (isThinking && (await page.locator('.seat', { hasText: 'Owl' }).count()) === 0)
    throw new Error('Nobody was thinking.');
  await context.close();
  return counted;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function toldReady(what: string, ready: Ready[]): void {
  const boards = ready.map(({ board }) => board);
  const [screen, board] = [median(ready.map((one) => one.screen)), median([...boards])];
  console.log(
    `${what}: first words after ${screen.toFixed(0)} ms, a piece can be taken after ${board.toFixed(0)} ms (${Math.min(...boards).toFixed(0)} to ${Math.max(...boards).toFixed(0)})`,
  );
}

function toldFrames(what: string, { perSecond, usual, rare, longest }: Frames): void {
  console.log(
    `${what}: ${perSecond.toFixed(1)} frames/s; from one to the next ${usual.toFixed(1)} ms, 99 of 100 at most ${rare.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`,
  );
}

const served = await serve();
const browser = await startBrowser();
await visits(browser); // a first run warms up the server
const all = [];
for (let visit = 0; visit < VISITS; visit++) all.push(await visits(browser));
toldReady(
  'first visit',
  all.map(({ first }) => first),
);
toldReady(
  'second visit',
  all.map(({ second }) => second),
);
toldFrames('pieces leap, nobody thinks', await watched(browser, false));
toldFrames('pieces leap while level 8 thinks', await watched(browser, true));
await browser.close();
await served.stop();
