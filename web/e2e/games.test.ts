import { expect, test } from 'vitest';
import { cell, closed, movesBecome, opened, openGame, openPosition, restOn, stopClock, until } from './page';
import { bothAreSeen, clicking, isReadyFor, moveTo, tapping } from './pointing';
import { movesSoFar } from './switch';
import { movesOf } from './table';
import { inTurn } from './turns';

// Three turns from the end: over h4 into the goal, and with h4 after it. A computer answers in between.
const GAME = '[Variant "halma-8"]\n[Position "4aaaa/5aaa/7a/8/b6a/bb5a/bbb5/bb4bb a 0 1"]\n[LevelB "1"]\n\n*\n';
const OWN_MOVES = [
  ['h3', 'h5'],
  ['h4', 'g5'],
  ['g5', 'g6'],
] as const;
// The same on a star, for two people at one keyboard.
const STAR = 'a.aa.aaa.aaa1.13.7a4.11.10.b8.10.11.12.13.bbb1.bbb.bb.b_a_0_1';

const POINTERS = [
  {
    what: 'by touch on a phone',
    options: { viewport: { width: 390, height: 844 }, hasTouch: true },
    point: tapping,
  },
  { what: 'by mouse on a desktop', options: {}, point: clicking },
];

test.each(inTurn(POINTERS, 1))('the last turns against a computer are played $what', async ({ options, point }) => {
  const open = await opened({}, options);
  const { page } = open;
  await openGame(page, GAME);
  for (const [index, move] of OWN_MOVES.entries()) {
    await expect.poll(() => movesSoFar(page)).toBe(2 * index);
    await moveTo(page, move, point);
  }
  await page.getByRole('dialog', { name: 'You have won!' }).waitFor();
  await expect.poll(() => bothAreSeen(page)).toBe(true);
  await closed(open);
});

test('two people play round a tablet that lies on the table', async () => {
  const open = await opened({ tabletop: true }, { viewport: { width: 820, height: 1180 }, hasTouch: true });
  const { page } = open;
  const moves = movesOf('halma-8').map((route) => {
    const [from = '', ...landings] = route.split('-');
    return [from, landings.at(-1) ?? ''] as const;
  });
  await openGame(page, '[Variant "halma-8"]\n\n*\n');
  const place = () => page.locator('.stage').boundingBox();
  const first = await place();
  // Names and buttons are turned to whoever is to move: blue sits across. The board stays where it is.
  for (const [index, move] of moves.slice(0, 2).entries()) {
    await expect.poll(() => page.locator('main.facing').count()).toBe(index);
    expect(await place()).toEqual(first);
    await moveTo(page, move, tapping);
  }
  const LAST = 4;
  await openGame(page, `[Variant "halma-8"]\n\n${movesOf('halma-8').slice(0, -LAST).join(' ')}\n`);
  for (const move of moves.slice(-LAST)) await moveTo(page, move, tapping);
  await page.getByRole('dialog', { name: 'Blue has won' }).waitFor();
  await closed(open);
});

test('the last turns against a computer are played by a switch that moves the light', async () => {
  const open = await opened({ scanning: 'step', scanSpeed: '1.5' });
  const { page } = open;
  await page.clock.install();
  await openGame(page, GAME);
  await stopClock(page);
  for (const [from, to] of OWN_MOVES) {
    for (const name of [from, to]) {
      await isReadyFor(page, name);
      await restOn(page, name, 1500);
    }
    await movesBecome(page, new RegExp(`${from}-${to}`));
  }
  await page.getByRole('dialog', { name: 'You have won!' }).waitFor();
  await closed(open);
});

test('two people play a game on the star to its end, by keyboard alone', async () => {
  const open = await opened();
  const { page } = open;
  await openPosition(page, 'chinese-2', STAR);
  await until(page, 'Tab', /^[a-q]\d+, /);
  await until(page, 'n', /^l12, red circle, can move/);
  // Up to the right from where the piece stands, then down to the right and up to the left: the keys round S.
  for (const [piece, way, there] of [
    ['l12', 'e', 'm13'],
    ['e9', 'c', 'e8'],
    ['m13', 'q', 'm14'],
  ] as const) {
    await until(page, 'n', new RegExp(`^${piece}, .+, can move`));
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(page, piece).getAttribute('aria-label')).toMatch(/in hand$/);
    await page.keyboard.press(way);
    await until(page, 'Shift', new RegExp(`^${there}, empty, step`));
    await page.keyboard.press('Enter');
    await movesBecome(page, new RegExp(`${piece}-${there}`));
  }
  await page.getByRole('dialog', { name: 'Red has won' }).waitFor();
  await closed(open);
});
