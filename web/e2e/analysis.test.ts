import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cell, closed, goTo, keptMoves, neverAsk, opened, openGame, shared, thinkByLooks } from './page';

/** A short game in which A wastes its turns, and gives up. */
const GAME = `[Variant "halma-8"]
[A "Ann"]
[B "Ben"]

1. c2-d3 f7-e6 2. d3-c2 g6-f5 3. a1-c3 h7-g6 4. c3-a1 g7-f7 5. d1-e1 f7-e7 6. resign
`;

/** The analysis of the game, as it opens. */
async function analyse(page: Page): Promise<void> {
  await openGame(page, GAME);
  await goTo(page, 'analysis');
  await page.getByRole('button', { name: 'Review the game' }).waitFor();
}

describe('the analysis of a short game', () => {
  const open = shared();

  test('shows who was ahead as a graph and as a table', async () => {
    const { page } = open;
    await analyse(page);
    await expect.poll(() => page.getByRole('img', { name: 'Graph of who was ahead' }).locator('.line').count()).toBe(2);
    await page.getByText('The graph as a table').click();
    const rows = page.getByRole('table').getByRole('row');
    await expect.poll(() => rows.count()).toBe(1 + 12); // a head, the start, eleven events
  });

  test('tries other moves from any point and never touches the game', async () => {
    const { page } = open;
    await analyse(page);
    const before = await keptMoves(page);
    await page.getByRole('slider').fill('2');
    await cell(page, 'd3').click();
    await cell(page, 'e4').click();
    await page.getByText('Tried after turn 2:').waitFor();
    await page.getByRole('button', { name: 'Show the best moves' }).click();
    await page.locator('button.variation').first().waitFor();
    await page.locator('button.variation').first().press('Enter'); // a second click in the same place would be a double tap
    await page.getByText(/d3–e4, \w+–\w+/).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Back to the moves played' }).click();
    await expect.poll(() => cell(page, 'd3').getAttribute('aria-label')).toMatch(/red circle/);
    expect(await keptMoves(page)).toBe(before);
  });
});

describe('its review', () => {
  test('lists turning points in words, and sets the dearest moves as puzzles without the answer', async () => {
    const open = await opened();
    const { page } = open;
    await thinkByLooks(page, 20);
    await analyse(page);
    await page.getByRole('button', { name: 'Review the game' }).click();
    await page.getByRole('button', { name: 'Review again' }).waitFor();
    const point = page.getByRole('button', { name: /^Turn 7, Ann: c3–a1 costs about .+; \w+–\w+ was better\.$/ });
    await point.click();
    await page.locator('.hint .line').waitFor();
    await expect.poll(() => page.getByRole('slider').inputValue()).toBe('6');
    await page.getByRole('button', { name: /^1\. .+: what is better than \w+–\w+\?$/ }).press('Enter');
    await page.locator('.hint .line').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show the answer' }).press('Enter');
    await page.locator('.hint .line').waitFor();
    await closed(open);
  });

  test('can be stopped', async () => {
    const open = await opened();
    const { page } = open;
    await neverAsk(page, 'review');
    await analyse(page);
    await page.getByRole('button', { name: 'Review the game' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: /^Review/ }).waitFor();
    await closed(open);
  });
});
