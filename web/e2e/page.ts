import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { IS_SOAK } from '../patience';
import { left, newContext } from './program';
import { shown } from './words';
import { workerPath } from './worker';

export interface Opened {
  page: Page;
  /** All errors and warnings of the browser. */
  complaints: string[];
}

export type Settings = Record<string, string | number | boolean>;

interface Options extends BrowserContextOptions {
  /** Whether the page keeps a copy of itself in a service worker, which costs every first visit some time. */
  keepsCopy?: boolean;
  /** Another browser than the one that all tests share. */
  browser?: Browser;
}

/**
 * Everything is where it would be, can be hit and is in the accessibility tree, but no pixel is drawn: drawing takes more than
 * a third of a test's processor time, and only axe looks at colours. A soak draws.
 */
const UNDRAWN = 'body, dialog, dialog::backdrop { opacity: 0 !important }';

/**
 * The page in a new browser context, with these settings, without motion or waiting, for somebody who has played before. The
 * seed of each game is zero, so that the computers play alike every time.
 */
export async function opened(settings: Settings = {}, options: Options = {}): Promise<Opened> {
  const { keepsCopy = false, browser, ...rest } = options;
  const context = await newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', ...rest }, browser);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const usual = { motion: 'still', sound: false, tips: false, pace: 'instant', bounce: 0, firstPause: 0 };
  await page.addInitScript(
    ({ kept, keepsCopy, undrawn }) => {
      if (!keepsCopy) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      if (localStorage.getItem('halma.settings') === null) localStorage.setItem('halma.settings', kept);
      crypto.getRandomValues = (numbers) => numbers;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(undrawn);
      document.adoptedStyleSheets = [sheet];
    },
    { kept: JSON.stringify({ ...usual, ...settings }), keepsCopy, undrawn: IS_SOAK ? '' : UNDRAWN },
  );
  return { page, complaints };
}

/** One page for several tests, each of which goes where it begins. A new page would load everything anew. */
export function shared(prepare: (page: Page) => Promise<unknown> = async () => {}): Opened {
  const open = {} as Opened;
  beforeAll(async () => {
    Object.assign(open, await opened());
    await prepare(open.page);
  });
  afterAll(() => closed(open));
  return open;
}

/** The page again, with other settings. */
export async function withSettings(page: Page, settings: Settings): Promise<void> {
  await page.evaluate((changed) => {
    const kept = JSON.parse(localStorage.getItem('halma.settings') ?? '{}') as object;
    localStorage.setItem('halma.settings', JSON.stringify({ ...kept, ...changed }));
  }, settings);
  await page.reload();
}

/** Ends a test. There must be no complaints. */
export async function closed({ page, complaints }: Opened): Promise<void> {
  expect(complaints).toEqual([]);
  await left(page.context());
}

/** The address of this worker's server. */
export function address(): string {
  const [worker, all] = [Number(process.env['VITEST_POOL_ID']), inject('addresses')];
  const own = all[worker - 1];
  if (own === undefined) throw new Error(`Worker ${worker} has no server; there are ${all.length}.`);
  return own;
}

export async function goTo(page: Page, ...parts: string[]): Promise<void> {
  await page.goto(`${address()}#/${parts.map(encodeURIComponent).join('/')}`);
}

/** Opens the game in this text, as a link to it would. */
export async function openGame(page: Page, text: string): Promise<void> {
  await goTo(page, 'game', `u${Buffer.from(text).toString('base64url')}`);
  await page.waitForFunction(() => location.hash === '#/play');
  await boardIsThere(page);
}

/** Opens a position in which two people play on. */
export async function openPosition(page: Page, variant: string, position: string): Promise<void> {
  await goTo(page, 'position', variant, '-', position);
  await page.waitForFunction(() => location.hash === '#/play');
  await boardIsThere(page);
}

/** A new game of a variant: a person on seat A against the gentle computers, or computers only. */
export async function startGame(page: Page, variant: string, who: 'person' | 'computers' = 'person'): Promise<void> {
  await goTo(page, 'new', variant);
  // A tap where the game before was started a moment ago would be the second one of a double tap. A key may be a switch.
  if (who === 'computers')
    await page
      .getByRole('button', { name: shown(page, 'Computer'), exact: true })
      .first()
      .dispatchEvent('click');
  await page.getByRole('button', { name: shown(page, 'Start the game') }).dispatchEvent('click');
  await page.waitForFunction(() => location.hash === '#/play');
  await boardIsThere(page);
}

export async function boardIsThere(page: Page): Promise<void> {
  await page.locator('[data-cell]').first().waitFor();
}

export function cell(page: Page, name: string) {
  return page.locator(`[data-cell="${name}"]`);
}

/** The moves so far, as the browser keeps them. */
export async function keptMoves(page: Page): Promise<string> {
  const kept = await page.evaluate(() => localStorage.getItem('halma.game'));
  const text = kept === null ? '' : (JSON.parse(kept) as { text: string }).text;
  return text.split('\n\n')[1]?.trim() ?? '';
}

export async function movesBecome(page: Page, wanted: RegExp): Promise<void> {
  await expect.poll(() => keptMoves(page)).toMatch(wanted);
}

/** Whether the light is on this cell alone, or on its row when the row has others too. */
export async function isLit(page: Page, name: string): Promise<boolean> {
  return (await page.locator(`[data-cell="${name}"].scanned`).count()) > 0;
}

/** How many cells the light is on, if this one is among them. */
async function lightsOn(page: Page, name: string): Promise<number> {
  return (await isLit(page, name)) ? page.locator('.scanned').count() : 0;
}

/** From now on only the test moves the page's clock. It must be installed from the start. */
export async function stopClock(page: Page): Promise<void> {
  // The clock can be stopped only at a time to come. On a busy machine that may have passed before the page hears of it.
  for (let millis = 1000; ; millis *= 2) {
    const then = await page.evaluate((ahead) => Date.now() + ahead, millis);
    const isStopped = await page.clock.pauseAt(then).then(
      () => true,
      (error: Error) => {
        if (!error.message.includes('to the past')) throw error;
        return false;
      },
    );
    if (isStopped) return;
  }
}

/** Needs a stopped clock. Lets the light move to a cell, or to its row first, and presses the switch there. */
export async function pressOn(page: Page, name: string, stepMillis: number): Promise<void> {
  await lightOn(page, name, {
    elsewhere: () => page.clock.runFor(stepMillis),
    there: () => page.keyboard.press(' '),
  });
}

/** Needs a stopped clock. Presses the switch until the light is on a cell, or on its row first, and lets it rest there. */
export async function restOn(page: Page, name: string, restMillis: number): Promise<void> {
  await lightOn(page, name, {
    elsewhere: () => page.keyboard.press(' '),
    there: () => page.clock.runFor(restMillis),
  });
}

/** Does one thing while the light is elsewhere, the other where it is on the cell or its row, until the cell alone was lit. */
async function lightOn(
  page: Page,
  name: string,
  { elsewhere, there }: Record<'elsewhere' | 'there', () => Promise<void>>,
): Promise<void> {
  await expect
    .poll(
      async () => {
        const lights = await lightsOn(page, name);
        await (lights === 0 ? elsewhere() : there());
        return lights;
      },
      { interval: 1 },
    )
    .toBe(1);
}

/** Two quick taps at one place. How quick they are is said by the taps themselves, however slow the machine is. */
export async function tapTwice(wanted: Locator): Promise<void> {
  await wanted.click({ trial: true }); // it can be tapped now
  const box = await wanted.boundingBox();
  if (box === null) throw new Error('It is not to be seen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await wanted.page().context().newCDPSession(wanted.page());
  const start = Date.now() / 1000 - 0.2;
  for (const clickCount of [1, 2]) {
    const tap = { x, y, button: 'left', clickCount, timestamp: start + clickCount / 20 } as const;
    await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...tap });
    await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...tap });
  }
  await session.detach();
}

/** Presses a key until the focused cell says something. */
export async function until(page: Page, key: string, said: RegExp): Promise<void> {
  await expect
    .poll(
      async () => {
        const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
        if (!said.test(label)) await page.keyboard.press(key);
        return label;
      },
      { interval: 1 },
    )
    .toMatch(said);
}

/** The thinker's clock moves only when it is read. So the search is the same on every machine. */
export async function thinkByLooks(page: Page, millisALook: number): Promise<void> {
  const { body, headers } = await workerScript();
  const clock = `
      let looks = 0;
      performance.now = Date.now = Date.prototype.getTime = () => ++looks * ${millisALook};`;
  await page.route('**/worker/*.js', (route) => route.fulfill({ headers, body: `${clock}\n${body}` }));
}

/** The script of the page's workers as the server sends it. It is fetched before a page is there, which may close any time. */
async function workerScript(): Promise<{ body: string; headers: Record<string, string> }> {
  const answer = await fetch(new URL(workerPath, address()));
  const headers = Object.fromEntries(answer.headers);
  delete headers['content-encoding'];
  delete headers['content-length'];
  return { body: await answer.text(), headers };
}

/** Drops this question, so no worker ever answers it; or only the first `times` times that it is asked. */
export async function neverAsk(page: Page, question: string, times = 1000): Promise<void> {
  await page.addInitScript(
    ({ name, most }) => {
      let dropped = 0;
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message: { ask?: string }) {
        if (message.ask !== name || ++dropped > most) post.call(this, message);
      };
    },
    { name: question, most: times },
  );
}

/** All announcements that a screen reader can notice from now on, in order. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    /** Beneath a modal window nothing is in the accessibility tree. */
    const isHeard = (element: Element): boolean => {
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
      return (modal?.contains(element) ?? true) && element.closest('[inert], [hidden], [aria-hidden=true]') === null;
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.textContent.trim() ?? '';
        if (text !== '' && element?.closest('[aria-live], [role=status], [role=alert]') != null && isHeard(element))
          said.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
}

/**
 * Returns a function that waits until an announcement matches and returns all announcements since the last wait. The page joins
 * what it says within a moment into one announcement, so a pattern must not be anchored at the ends.
 */
export function hearing(heard: () => Promise<string[]>): (pattern: RegExp) => Promise<string[]> {
  const all: string[] = [];
  return async (pattern) => {
    const matching = async () => {
      all.push(...(await heard()));
      return all.filter((text) => pattern.test(text));
    };
    await expect.poll(matching).not.toEqual([]);
    return all.splice(0);
  };
}
