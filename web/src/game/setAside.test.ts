// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { gamesAside, throwAway } from '../table/aside';
import { savedGame, saveGame } from '../table/saved';
import { type Setup, usualSetup } from '../table/setup';
import { speak } from '../texts/texts.svelte';
import { notices } from '../ui/notices.svelte';
import { Session } from './session.svelte';

const FILE = '[Variant "halma-10"]\n\n1. e1-f2\n';

/** Two people at one board. */
function people(): Setup {
  const setup = usualSetup('halma-8');
  return { ...setup, players: { ...setup.players, B: { kind: 'person', name: 'Bea' } } };
}

let session: Session;
beforeEach(async () => {
  localStorage.clear();
  notices.clear();
  await speak('en');
  session = new Session();
  await session.start(people(), 'A');
});

test('an unfinished game is put aside by a game from elsewhere, which is said, and can be taken up again', async () => {
  await session.typed('d1-e2');
  await session.open(FILE, 'file');
  expect(notices.list[0]?.text).toBe(
    'Small Halma, 8 by 8: your game is saved for later. You can play on from the start page.',
  );
  const [aside] = gamesAside();
  if (aside === undefined) throw new Error('Nothing was put aside.');
  expect(aside.turns).toBe(1);
  expect(await session.takeUp(aside)).toBe(true);
  expect(session.now).toMatchObject({ variant: 'halma-8', events: 1 });
  expect(session.name('B')).toBe('Bea');
  expect(gamesAside().map(({ setup }) => setup.variant)).toEqual(['halma-10']);
});

test('starting over puts an unfinished game aside, which is said, and the same seat begins', async () => {
  await session.typed('d1-e2');
  await session.rematch();
  expect(session.now).toMatchObject({ events: 0, first: 'A' });
  expect(notices.list.map(({ text }) => text)).toEqual([
    'Small Halma, 8 by 8: your game is saved for later. You can play on from the start page.',
  ]);
  expect(gamesAside().map(({ turns }) => turns)).toEqual([1]);
});

test('starting over before the first move says nothing', async () => {
  await session.rematch();
  expect(session.now).toMatchObject({ events: 0, first: 'A' });
  expect(notices.list).toEqual([]);
});

test('playing again after an end lets the next seat begin and puts nothing aside', async () => {
  await session.typed('d1-e2');
  await session.resign();
  await session.rematch();
  expect(session.now).toMatchObject({ events: 0, first: 'B' });
  expect(notices.list).toEqual([]);
  expect(gamesAside()).toEqual([]);
});

test('what has hardly begun or has ended is not kept', async () => {
  await session.open(FILE, 'file');
  expect(gamesAside()).toEqual([]);
  await session.resign();
  await session.start(people(), 'A');
  expect(gamesAside()).toEqual([]);
});

test('the same game played on is no other game', async () => {
  await session.typed('d1-e2');
  const before = session.text;
  await session.typed('h5-g4');
  await session.undo();
  await session.open(before, 'link');
  expect(gamesAside()).toEqual([]);
});

test('another tab’s game is put aside, not overwritten', async () => {
  await session.open(FILE, 'file');
  const other = savedGame();
  if (other === null) throw new Error('Nothing was kept.');
  await session.start(people(), 'A');
  await session.typed('d1-e2');
  gamesAside().forEach(throwAway);
  saveGame(other); // as another tab would
  await session.typed('h5-g4');
  expect(savedGame()?.setup.variant).toBe('halma-8');
  expect(gamesAside().map(({ setup }) => setup.variant)).toEqual(['halma-10']);
});

test('a game can be thrown away', async () => {
  await session.typed('d1-e2');
  await session.open(FILE, 'file');
  gamesAside().forEach(throwAway);
  expect(gamesAside()).toEqual([]);
});
