import type { Locator, Page } from 'playwright-core';
import { address, boardIsThere, goTo, movesBecome, startGame } from './page';
import { madeByApi, named } from './table';
import { shown } from './words';

/** One step short of the end: from h4 to h5. */
const ALMOST = ['position', 'halma-8', '-', '4aaaa.5aaa.6aa.8.b6a.bb6.bbb5.bbb1b3_a_0_1'];

type Place = [name: string, reach: (page: Page) => Promise<unknown>];

function button(page: Page, english: string): Locator {
  const windows = page.locator('dialog[open]');
  const name = shown(page, english);
  return windows.or(page.locator('body')).last().getByRole('button', { name, exact: true }).first();
}

/** Presses a button by its key, and waits for what it opens. */
async function opens(page: Page, name: string, opened: Locator = page.locator('dialog[open]').last()): Promise<void> {
  await button(page, name).press('Enter');
  await opened.waitFor();
}

async function closes(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

async function goes(page: Page, there: string, ...parts: string[]): Promise<void> {
  await goTo(page, ...parts);
  await page.locator(there).first().waitFor();
}

async function pressOnCells(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.locator(`[data-cell="${name}"][data-idle=false]`).focus();
    await page.keyboard.press('Enter');
  }
}

async function unfold(page: Page, ...summaries: string[]): Promise<void> {
  for (const name of summaries) {
    // What has been changed may follow.
    const hasText = new RegExp(new RegExp(shown(page, name)).source.replaceAll(/^\^|\$$/g, ''));
    await page.locator('summary', { hasText }).last().press('Enter');
  }
}

/** Opens a file that holds no game. The message stays until another game is open. */
async function opensNoGame(page: Page): Promise<void> {
  await opens(page, 'Menu');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Open a file').press('Enter')]);
  await chooser.setFiles({ name: 'game.hgn', mimeType: 'text/plain', buffer: Buffer.from('no game') });
  await page.locator('.notice.wrong').waitFor();
}

async function atTable(page: Page, chairs: object): Promise<void> {
  const { table } = await madeByApi(page, address(), { chairs, pace: 'game:600+5' });
  await goTo(page, 'table', table);
}

/** Every screen and every kind of window, each reached by keys from the one before. */
export const EVERYWHERE: Place[] = [
  ['the first screen', (page) => goes(page, '.picture svg', '')],
  ['the settings', (page) => opens(page, 'Settings').then(() => unfold(page, 'Letter keys'))],
  ['all games', (page) => goes(page, '.card', 'new')],
  [
    'a setup',
    async (page) => {
      await goes(page, '.go', 'new', 'american-3');
      await unfold(page, 'House rules', 'Fair for everyone');
      await page.locator('details.look summary').first().press('Enter');
    },
  ],
  ['a game', (page) => startGame(page, 'chinese-3')],
  ['help', (page) => opens(page, 'Help')],
  ['the menu', (page) => closes(page).then(() => opens(page, 'Menu'))],
  ['sharing', (page) => opens(page, 'Share', page.getByRole('dialog', { name: shown(page, 'Share') }))],
  ['the moves', (page) => closes(page).then(() => opens(page, 'Moves'))],
  [
    'two lists',
    async (page) => {
      await closes(page);
      await opens(page, 'Menu');
      await opens(page, 'Switch between board and lists', page.locator('.lists'));
    },
  ],
  [
    'a pause',
    async (page) => {
      await opens(page, 'Menu');
      await button(page, 'Switch between board and lists').press('Enter');
      await page.locator('.lists').waitFor({ state: 'detached' });
      await opens(page, 'Menu');
      await opens(page, 'Pause', button(page, 'Play on'));
    },
  ],
  [
    'resigning',
    async (page) => {
      await button(page, 'Play on').press('Enter');
      await opens(page, 'Menu');
      await opens(page, 'Resign', page.getByRole('dialog', { name: shown(page, 'Resign') }));
    },
  ],
  [
    'the analysis',
    async (page) => {
      await closes(page);
      await pressOnCells(page, 'f4', 'g5');
      await movesBecome(page, /f4-g5 \S+ \S+/);
      await goes(page, '.legend', 'analysis');
    },
  ],
  [
    'the end of a game, and a message',
    async (page) => {
      await goTo(page, ...ALMOST);
      await boardIsThere(page);
      await opensNoGame(page);
      await pressOnCells(page, 'h4', 'h5');
      await page.getByRole('dialog', { name: shown(page, 'Red has won') }).waitFor();
      await page.locator('.notice.wrong').waitFor();
    },
  ],
  ['where one learns', (page) => goes(page, '.card svg', 'learn')],
  ['rules', (page) => goes(page, 'figure [data-cell]', 'learn', 'american-4')],
  ['a lesson', (page) => goes(page, '[data-cell]', 'learn', 'lesson', 'chain')],
  ['a puzzle', (page) => goes(page, '[data-cell]', 'learn', 'puzzle', 'borrow')],
  ['printing', (page) => goes(page, 'main section img', 'print', 'chinese-2')],
  ['the lobby', (page) => goes(page, 'h2', 'online')],
  ['asking for a name', (page) => opens(page, 'What shall we call you?')],
  [
    'a new table',
    async (page) => {
      await named(page, 'Ada');
      await page.getByText(shown(page, 'You are Ada.')).waitFor();
      await goes(page, 'form .go', 'online', 'new', 'chinese-3');
      await page.getByRole('radio', { name: shown(page, '10 min each + 5 s a turn') }).press(' ');
      await unfold(page, 'House rules', 'Fair for everyone');
    },
  ],
  [
    'a waiting room',
    async (page) => {
      await atTable(page, { A: { kind: 'me' }, B: { kind: 'invited' } });
      await page.locator('.people').waitFor();
    },
  ],
  [
    'another device',
    async (page) => {
      await goes(page, 'section.panel button', 'device');
      await page.locator('section.panel button').first().press('Enter');
      await page.locator('.big.code').waitFor();
    },
  ],
  [
    'a table',
    async (page) => {
      await atTable(page, { A: { kind: 'me' }, B: { kind: 'computer', level: 1 } });
      await boardIsThere(page);
    },
  ],
  ['what can be said', (page) => opens(page, 'Say something')],
  [
    'the end at a table',
    async (page) => {
      await closes(page);
      await opens(page, 'Menu');
      await opens(page, 'Resign', page.getByRole('dialog', { name: shown(page, 'Resign') }));
      await opens(page, 'Resign', page.locator('dialog[open] table'));
    },
  ],
];
