import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { faults } from './faults';
import { keptMoves, type Opened, opened, openGame, type Settings, thinkByLooks } from './page';
import { Reader } from './reader';

// Games that are played by somebody who hears them.

export const PHONE = { viewport: { width: 390, height: 844 } };
export const END = /You have won!|has won|A draw/;
/** A computer has moved, so it may be one's own turn; or the game is over. */
const ANSWER = new RegExp(`Ladybird[^:]*(:|passes).*|${END.source}`);

/** Red is three turns from the end: from h3 over h4 into the goal, and with h4 after it. */
export const LATE = '4aaaa/5aaa/7a/8/b6a/bb5a/bbb5/bb4bb a 0 1';

interface Seating {
  options?: BrowserContextOptions;
  settings?: Settings;
  /** Where the game begins: at its start, unless a position is given. */
  position?: string;
}

/** A game against the quickest computers. */
export async function against(
  computers: string,
  variant: string,
  { options = {}, settings = {}, position }: Seating = {},
): Promise<{ open: Opened; reader: Reader }> {
  const open = await opened({ pace: 'instant', ...settings }, options);
  const reader = await Reader.at(open.page);
  await thinkByLooks(open.page, 100);
  const levels = [...computers].map((seat) => `[Level${seat} "1"]\n`).join('');
  const start = position === undefined ? '' : `[Position "${position}"]\n`;
  await openGame(open.page, `[Variant "${variant}"]\n${start}${levels}\n*\n`);
  return { open, reader };
}

/** The cell of that name gets the focus: by the key that jumps, a letter and a number. */
export async function jump(reader: Reader, cell: string): Promise<string> {
  await reader.press('j', ...cell);
  return (await reader.isAt(new RegExp(`^${cell}, `))).name;
}

/** Waits until somebody has answered the move, unless that was said in the same breath. Answers whether the game goes on. */
async function goesOn(reader: Reader, said: string): Promise<boolean> {
  const answer = ANSWER.exec(said) ?? (await reader.hears(ANSWER));
  return !END.test(answer[0]);
}

/** One turn as the hint says it. Answers whether the game goes on. */
async function turnByKeys(reader: Reader): Promise<boolean> {
  await reader.press('h');
  const [, from = '', to = ''] = await reader.hears(/Hint: (\w+) to (\w+)\./);
  expect(await jump(reader, from)).toMatch(/can move/);
  await reader.press('Enter');
  await reader.hears(new RegExp(`${from} in hand`));
  expect(await jump(reader, to)).toMatch(/step|hop/);
  await reader.press('Enter');
  const [said] = await reader.hears(/Red: .*|On \w+, \d+ more/);
  if (said.startsWith('On ')) await reader.press('Enter');
  return goesOn(reader, said);
}

/** Plays to the end by keys alone, as the page's hints say. */
export async function playByKeys(reader: Reader): Promise<void> {
  await reader.hears(/Your turn/);
  await reader.pressUntil('Shift+Tab', /^Skip to the game$/);
  await reader.press('Enter');
  expect((await reader.isAt(/^[a-q]\d+, red circle/)).role).toBe('gridcell');
  while (await turnByKeys(reader));
  expect((await reader.isAt(END)).role).toBe('heading');
}

/** The names of the buttons in the lists, as the accessibility tree has them. */
async function listed(page: Page): Promise<string[]> {
  const snapshot = await page.locator('.lists').ariaSnapshot();
  return [...snapshot.matchAll(/button "([^"]+)"/g)].map(([, name = '']) => name);
}

/** The first piece is within ten swipes, and nothing of the board is in the way. */
export async function listsAreShort(page: Page): Promise<void> {
  // Every line of the tree but groups and rows of text is a place where a swipe stops.
  const tree = (await page.locator('body').ariaSnapshot()).split('\n');
  const stops = tree.filter((line) => /^\s*- (link|button|heading|text|paragraph|img|status)\b/.test(line));
  const piece = stops.findIndex((line) => /button "[a-h]\d, /.test(line));
  expect(piece).toBeGreaterThan(0);
  expect(piece).toBeLessThan(10);
  expect(tree.some((line) => line.includes('gridcell'))).toBe(false);
  expect(await faults(page)).toEqual([]);
}

/** Plays the first piece of the list to its first cell, again and again, to the end or for so many turns. */
export async function playByLists(page: Page, reader: Reader, most = Infinity): Promise<void> {
  for (let [turn, isOpen] = [0, true]; isOpen && turn < most; turn++) {
    await expect.poll(async () => (await listed(page)).length).toBeGreaterThan(0);
    const [first = ''] = await listed(page);
    await page.locator('.lists').getByRole('button', { name: first, exact: true }).press('Enter');
    await reader.hears(/in hand/);
    await expect.poll(async () => (await listed(page))[0]).toMatch(/turn|nothing/);
    const [best = ''] = await listed(page);
    expect((await reader.focus()).role).toBe('heading');
    await page.locator('.lists').getByRole('button', { name: best, exact: true }).press('Enter');
    const [said] = await reader.hears(/Red: .*/);
    isOpen = await goesOn(reader, said);
  }
}

/** Opens and closes windows until computers have ended their game. Every move of it is heard once, in order. */
export async function hearsEveryMove(page: Page, reader: Reader): Promise<void> {
  const heard: string[] = [];
  const isOver = async () => (await page.getByRole('button', { name: 'Play again' }).count()) > 0;
  for (let turn = 0; !(await isOver()); turn++) {
    await page.getByRole('button', { name: turn % 2 === 0 ? 'Help' : 'Settings' }).press('Enter');
    await page.getByRole('dialog').first().waitFor();
    const before = heard.length;
    await expect.poll(async () => heard.push(...(await reader.news())) > before || (await isOver())).toBe(true);
    await page.keyboard.press('Escape');
  }
  await expect.poll(async () => heard.push(...(await reader.news())) > 0 && END.test(heard.at(-1) ?? '')).toBe(true);
  const moves = [...heard.join(' ').matchAll(/: (\w\d) to (\w\d),/g)].map(([, from, to]) => `${from}-${to}`);
  const kept = (await keptMoves(page)).split(/\s+/).filter((word) => /^[a-z]/.test(word));
  expect(moves).toEqual(kept.map((route) => route.replace(/-.*-/, '-')));
}
