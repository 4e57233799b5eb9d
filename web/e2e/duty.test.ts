import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boardIsThere, cell, closed, goTo, listen, movesBecome, opened, shared } from './page';

/** Two people. Red has three pieces in its camp; a4 and d1 can leave in one move. From turn 81 on they must. */
const LATE = '1b2b3.5b2.6bb.4aa1b.a3aa2.1b4a1.2b3a1.a1ba1ba1';
const MUST = 'Time to leave: one of these pieces must move out of your camp.';
const SOON = /^After (one|\d) more turns? the pieces left in your camp must move out\.$/;

async function atTurn(page: Page, turn: number): Promise<void> {
  await goTo(page, 'position', 'halma-8', '-', `${LATE}_a_0_${turn}`);
  await boardIsThere(page);
}

const open = shared();

describe('a camp that must be left', () => {
  test('is told before anybody runs into it: in words, on the board, and aloud', async () => {
    const open = await opened();
    const { page } = open;
    const said = await listen(page);
    await atTurn(page, 81);
    await expect.poll(said).toEqual([`Red to move. ${MUST}`]);
    await page.locator('.status', { hasText: MUST }).waitFor();
    await expect.poll(() => page.locator('.way-out').count()).toBe(2);
    await expect.poll(() => cell(page, 'a4').getAttribute('aria-label')).toBe('a4, red circle, can move out');

    await cell(page, 'e4').click();
    const why = 'It is time to leave your camp: a4 or d1 has to move out of it first.';
    await page.locator('.bubble', { hasText: why }).waitFor();
    await expect.poll(said).toEqual([why]);

    await cell(page, 'd1').click();
    await page.locator('.status', { hasText: 'Red to move' }).waitFor();
    await cell(page, 'e2').click();
    await movesBecome(page, /^1\. d1-e2/);
    // Blue has pieces in its camp as well.
    await expect.poll(async () => (await said()).at(-1)).toBe(`Red: d1 to e2, a step. Blue to move. ${MUST}`);
    await closed(open);
  });

  test('is announced some turns ahead, without marks', async () => {
    const { page } = open;
    await atTurn(page, 71);
    await page.locator('.status', { hasText: SOON }).waitFor();
    await expect.poll(() => page.locator('.way-out').count()).toBe(0);
    await cell(page, 'e4').click();
    await cell(page, 'e3').click();
    await movesBecome(page, /^1\. e4-e3/);
  });
});
