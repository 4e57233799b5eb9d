import { readFileSync } from 'node:fs';
import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { address, boardIsThere, cell, closed, goTo, listen, type Opened, opened } from './page';
import { shown } from './words';

// What people do at tables with others, each in a browser of their own.

export async function named(page: Page, name: string): Promise<void> {
  await page.getByLabel(shown(page, 'Name'), { exact: true }).fill(name);
  await page.getByRole('button', { name: shown(page, 'Continue') }).press('Enter');
}

/** The form of a new table, filled in by a test and sent by Ada. Answers with the link for friends. */
export async function made(ada: Page, variant: string, fill: () => Promise<unknown> = async () => {}): Promise<string> {
  await goTo(ada, 'online', 'new', variant);
  await ada.getByRole('radio', { name: 'Red', exact: true }).press(' ');
  await fill();
  await ada.getByRole('button', { name: 'Open the table' }).press('Enter');
  await named(ada, 'Ada');
  return linkFor(ada);
}

async function namedByApi(page: Page, name: string): Promise<void> {
  await page.request.post(`${address()}api/me`, { data: { name }, headers: { Origin: new URL(address()).origin } });
}

/** A table of somebody who has a name already, made without the form. */
export async function madeByApi(
  page: Page,
  address: string,
  plan: { chairs: object; variant?: string; pace?: string },
): Promise<{ table: string; invitation: string }> {
  const usual = { variant: 'halma-8', house: '', pace: 'none', first: 'A', public: false, chat: false, names: {} };
  const answer = await page.request.post(`${address}api/tables`, {
    data: { ...usual, ...plan },
    headers: { Origin: new URL(address).origin },
  });
  return (await answer.json()) as { table: string; invitation: string };
}

/** Chooses who plays at a seat, in the form of a new table. */
export async function seat(page: Page, letter: string, who: string): Promise<void> {
  await page.getByLabel(`Who plays at seat ${letter}`).selectOption(who);
}

export function linkFor(page: Page): Promise<string> {
  return page.getByRole('textbox', { name: 'Link for friends' }).inputValue();
}

/** The link without the invitation. */
export function linkToWatch(link: string): string {
  return link.slice(0, link.lastIndexOf('/'));
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).first().press('Enter');
  await named(page, name);
}

export async function withClock(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '10 min each + 5 s a turn' }).press(' ');
}

/** Ada and Bo at a small board. */
export async function together(maker?: Opened): Promise<{ ada: Opened; bo: Opened; link: string }> {
  const [ada, bo] = [maker ?? (await opened()), await opened()];
  await Promise.all([namedByApi(ada.page, 'Ada'), namedByApi(bo.page, 'Bo')]);
  return { ada, bo, link: await atNewTable(ada.page, bo.page) };
}

/** Both go to a table of their own, with clocks that no test outlasts. Answers with the link for a friend. */
async function atNewTable(ada: Page, bo: Page): Promise<string> {
  const chairs = { A: { kind: 'me' }, B: { kind: 'invited' } };
  const { table, invitation } = await madeByApi(ada, address(), { chairs, pace: 'game:3540+5' });
  const link = `${address()}#/table/${table}/${invitation}`;
  await ada.goto(linkToWatch(link));
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Sit down' }).first().press('Enter');
  for (const page of [ada, bo]) {
    await page.locator('.status').waitFor();
    await boardIsThere(page);
  }
  return link;
}

export interface Pair {
  ada: Opened;
  bo: Opened;
  /** What Ada hears. */
  heard: () => Promise<string[]>;
  /** Ada's line to the server. */
  line: Line;
  /** Both sit down at another table. Answers with the link for a friend. */
  sitDown(): Promise<string>;
}

/** Ada and Bo for several tests, each at a new table. */
export function sharedPair(): Pair {
  const pair = { sitDown: () => atNewTable(pair.ada.page, pair.bo.page) } as Pair;
  beforeAll(async () => {
    const [ada, bo] = [await opened(), await opened()];
    const heard = await listen(ada.page);
    Object.assign(pair, { ada, bo, heard, line: await lineOf(ada.page) });
    await Promise.all([namedByApi(ada.page, 'Ada'), namedByApi(bo.page, 'Bo')]);
  });
  afterAll(() => Promise.all([closed(pair.ada), closed(pair.bo)]));
  return pair;
}

export async function move(page: Page, from: string, to: string): Promise<void> {
  await myTurn(page);
  await cell(page, from).click();
  await cell(page, to).click();
}

export async function status(page: Page, text: string): Promise<void> {
  await page.locator('.status', { hasText: text }).waitFor();
}

export async function myTurn(page: Page): Promise<void> {
  await page.waitForFunction(() => document.title.startsWith('Your turn'));
}

/** Types moves, each when it is the turn of somebody at this page. */
export async function type(page: Page, ...moves: string[]): Promise<void> {
  const field = page.getByLabel('Type a move');
  for (const text of moves) {
    await myTurn(page);
    const typed = await field.elementHandle();
    await field.fill(text);
    await field.press('Enter');
    // At the end of a game the field is gone.
    await page.waitForFunction(
      (input) => input?.isConnected !== true || (input as HTMLInputElement).value === '',
      typed,
    );
  }
}

/** Plays a move without the page, which follows it like those of others. */
export async function playsByApi(
  page: Page,
  link: string,
  move: { seat: string; text: string; after: number },
): Promise<void> {
  const [, table = ''] = /table\/([^/]+)/.exec(link) ?? [];
  const answer = await page.request.post(`${address()}api/tables/${table}/commands`, {
    data: { id: `m${move.after}`, do: { what: 'play', ...move } },
    headers: { Origin: new URL(address()).origin },
  });
  if (!answer.ok()) throw new Error(`${move.text}: ${await answer.text()}`);
}

export async function choose(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: choice }).click();
}

/** Resigns, or offers a draw: each is asked twice. */
export async function chooseSurely(page: Page, choice: 'Resign' | 'Offer a draw'): Promise<void> {
  await choose(page, choice);
  await page.getByRole('dialog').getByRole('button', { name: choice }).click();
}

/** The moves of a game that `halma match` has played. */
export function movesOf(game: string): string[] {
  const text = readFileSync(new URL(`games/${game}.hgn`, import.meta.url), 'utf8');
  return (text.split('\n\n')[1] ?? '').split(/\s+/).filter((word) => /^[a-z]/.test(word));
}

/** What a page shows on each cell of the board, in an order that does not depend on how it is turned. */
export function board(page: Page): Promise<string[]> {
  const shown = (cells: Element[]) => cells.map((one) => one.getAttribute('aria-label') ?? '').sort();
  return page.locator('[data-cell]').evaluateAll(shown);
}

export interface Line {
  down(): void;
  up(): void;
}

/** The page's line to the server, to be cut by a test. */
export async function lineOf(page: Page): Promise<Line> {
  let isDown = false;
  const open: WebSocketRoute[] = [];
  await page.routeWebSocket('**/api/socket', (line) => {
    if (isDown) return void line.close();
    open.push(line, line.connectToServer());
  });
  return {
    down: () => {
      isDown = true;
      for (const line of open.splice(0)) void line.close();
    },
    up: () => {
      isDown = false;
    },
  };
}
