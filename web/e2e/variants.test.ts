import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { goTo, keptMoves, movesBecome, openGame, shared, startGame } from './page';
import { inTurn } from './turns';

const RESOURCES = new URL('../../rules/src/test/resources/', import.meta.url);
const open = shared();

/** Every variant has its table of counts. */
const VARIANTS = readdirSync(new URL('perft/', RESOURCES)).map((file) => file.replace('.perft', ''));
/** The number of turns that are played by hand. */
const LAST = 3;

test('every variant is in the gallery', async () => {
  const { page } = open;
  await goTo(page, 'new');
  await page.locator('.card').first().waitFor();
  const variants = await page
    .locator('.card')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('href')?.split('/').at(-1) ?? ''));
  expect(variants.sort()).toEqual(VARIANTS.sort());
});

interface Played {
  start: string;
  moves: string[];
}

/** The shortest game of a variant that somebody wins, of those that another program has played. */
function shortest(variant: string): Played {
  const lines = readFileSync(new URL(`games/${variant}.games`, RESOURCES), 'utf8').split('\n');
  const [found] = lines
    .map((line) => line.split(' ; '))
    .filter(([house, , , , result = 'draw']) => house === '-' && /^[A-F]+$/i.test(result))
    .map(([, start = '', moves = '']) => ({ start, moves: moves.split(' ') }))
    .filter(({ moves }) => moves.every((move) => /^[a-z]\d+-[a-z]\d+$/.test(move)))
    .sort((one, other) => one.moves.length - other.moves.length);
  if (found === undefined) throw new Error(`No game of ${variant} has a winner.`);
  return found;
}

/** One of each board that no other test plays to its end, and three to four seats. */
const PLAYED = ['chinese-3', 'diamond-9', 'halma-10', 'twosided-square', 'twosided-star', 'victorian-4', 'xxl-2'];

describe('a game is shown from its first turns to its end:', () => {
  test.each(inTurn(PLAYED, 2))('%s', async (variant) => {
    const { page } = open;
    // Computers begin it.
    await startGame(page, variant, 'computers');
    await movesBecome(page, /^1\. \S+ \S+/);
    // People play the last turns of another.
    const { start, moves } = shortest(variant);
    await openGame(page, `[Variant "${variant}"]\n[Position "${start}"]\n\n${moves.slice(0, -LAST).join(' ')}\n`);
    for (const move of moves.slice(-LAST)) {
      const before = await keptMoves(page);
      await page.getByLabel('Type a move').fill(move);
      await page.getByLabel('Type a move').press('Enter');
      await expect.poll(() => keptMoves(page)).not.toBe(before);
    }
    await page.getByRole('dialog', { name: / (has|have) won$/ }).waitFor();
  });
});
