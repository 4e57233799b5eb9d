import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_SOAK } from '../patience';
import { faults } from './faults';
import { isTooWide, misfits, seen } from './fits';
import { address, boardIsThere, closed, goTo, type Opened, opened, withSettings } from './page';
import { chooseSurely, linkToWatch, madeByApi, status, together } from './table';
import { languages } from './turns';

const WIDTHS: [number, number][] = [[320, 568], [1440, 900], ...(IS_SOAK ? ([[390, 844]] as [number, number][]) : [])];

let ada: Opened;
let bo: Opened;
/** Where Ada finds each screen. */
let places: { playing: string; waiting: string };

/** Ada is asked for a draw at one table, and waits for people at another. */
beforeAll(async () => {
  const first = await together();
  ({ ada, bo } = first);
  const people = Object.fromEntries(['B', 'C', 'D', 'E', 'F'].map((seat) => [seat, { kind: 'invited' }]));
  const plan = { variant: 'chinese-6', chairs: { A: { kind: 'me' }, ...people } };
  const { table } = await madeByApi(ada.page, address(), plan);
  places = { playing: linkToWatch(first.link), waiting: `${address()}#/table/${table}` };
  await chooseSurely(bo.page, 'Offer a draw');
});
afterAll(() => Promise.all([closed(ada), closed(bo)]));

/** Every new screen: how it is reached, and what shows that it is there. */
const SCREENS: [string, (page: Page) => Promise<unknown>][] = [
  ['the lobby', (page) => goTo(page, 'online').then(() => page.locator('.card').first().waitFor())],
  ['a new table', (page) => goTo(page, 'online', 'new', 'chinese-6').then(() => page.locator('form .go').waitFor())],
  [
    'the waiting room',
    (page) => page.goto(places.waiting).then(() => page.locator('.people svg path').nth(1).waitFor()),
  ],
  ['giving up a table', (page) => page.locator('.people > button').click()],
  ['another device', showDevice],
  ['a table with a proposal', (page) => page.goto(places.playing).then(() => page.locator('.pair').waitFor())],
  ['what can be said', (page) => page.locator('.usual button').nth(1).click()],
  ['resigning', askToResign],
  [
    'the end of a game',
    (page) =>
      page
        .locator('dialog[open] .primary')
        .click()
        .then(() => page.locator('dialog[open] table').waitFor()),
  ],
];

async function showDevice(page: Page): Promise<void> {
  await goTo(page, 'device');
  await page.locator('section.panel button').click();
  await page.locator('.big.code').waitFor();
}

/** At a table with a computer, which nobody else has to join. */
async function askToResign(page: Page): Promise<void> {
  const chairs = { A: { kind: 'me' }, B: { kind: 'computer', level: 1 } };
  const { table } = await madeByApi(page, address(), { chairs });
  await goTo(page, 'table', table);
  await boardIsThere(page);
  await page.locator('.usual button').last().click();
  await page.locator('dialog[open] section').first().locator('li').last().locator('button').click();
  await page.locator('dialog[open] .primary').waitFor();
}

describe('every screen of online play', () => {
  test('is without fault to axe in any theme', async () => {
    const found: string[] = [];
    for (const [name, open] of SCREENS) {
      await open(ada.page);
      found.push(...(await faults(ada.page)).map((fault) => `${name}: ${fault}`));
    }
    expect(found).toEqual([]);
  });

  test('asks for a name, and shows that nobody is there, without fault', async () => {
    const open = await opened();
    await goTo(open.page, 'online');
    await open.page.getByRole('button', { name: 'What shall we call you?' }).click();
    expect(await faults(open.page)).toEqual([]);
    await goTo(open.page, 'table', 'nowhere');
    await open.page.getByText('There is no such table.').waitFor();
    expect(await faults(open.page)).toEqual([]);
    await closed(open);
  });

  test('shows whoever made a table the link for friends at once, above the seats', async () => {
    const { page } = ada;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(places.waiting);
    const link = await page.getByRole('textbox', { name: 'Link for friends' }).boundingBox();
    const seats = await page.locator('.people ul').boundingBox();
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThan(Math.min(844, seats?.y ?? 0));
  });

  test.each(languages)('has words that fit in %s', async (language) => {
    const { page } = ada;
    await withSettings(page, { language });
    await page.locator(`html[lang|=${language}]`).waitFor();
    const found: string[] = [];
    for (const [name, open] of SCREENS) {
      await open(page);
      for (const [width, height] of WIDTHS) {
        await page.setViewportSize({ width, height });
        if (name === 'a table with a proposal')
          await expect.poll(() => seen(page)).toEqual({ cut: [], scrolls: false, isBoardLargest: true });
        await expect.poll(() => isTooWide(page)).toBe(false);
        found.push(...(await misfits(page)).map((misfit) => `${name}, ${width}: ${misfit}`));
      }
    }
    expect(found).toEqual([]);
  });
});

test('nothing jumps when somebody proposes something', async () => {
  const { ada: eva, bo: ben } = await together();
  await status(eva.page, 'Your turn');
  const place = async (): Promise<string> => {
    const box = (await eva.page.locator('.usual').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return Object.values(box).map(Math.round).join(' ');
  };
  const before = new Map<number, string>();
  for (const [width, height] of WIDTHS) {
    await eva.page.setViewportSize({ width, height });
    before.set(width, await place());
  }
  await chooseSurely(ben.page, 'Offer a draw');
  await status(eva.page, 'Bo offers a draw');
  for (const [width, height] of WIDTHS) {
    await eva.page.setViewportSize({ width, height });
    await expect.poll(place, { message: String(width) }).toBe(before.get(width));
  }
  await Promise.all([closed(eva), closed(ben)]);
});
