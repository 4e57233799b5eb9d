import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_SOAK } from '../patience';
import { address } from './page';
import { left, newContext } from './program';
import { askAll } from './worker';

// The same tables test the rule book on the JVM. A separate program has counted them.
const tables = new URL('../../rules/src/test/resources/perft/', import.meta.url);

interface Case {
  line: string;
  house: string;
  position: string;
  depth: number;
  count: string;
}

/** Each position with the greatest depth whose count is at most `most`. */
function cases(file: string, most: number): Case[] {
  const lines = readFileSync(new URL(file, tables), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [house = '', position = '', counts = ''] = line.split(' ; ');
      const all = counts.trim().split(' ');
      const beyond = all.findIndex((count) => Number(count) > most);
      const depth = beyond === -1 ? all.length : beyond;
      return { line, house: house === '-' ? '' : house, position, depth, count: all[depth - 1] ?? '1' };
    });
}

/** Positions that are counted further take the engine's time, and nothing else. */
const MOST = IS_SOAK ? 100_000 : 20_000;
const TABLES = readdirSync(tables);

// Like a page, it loads the rule book once.
describe('the compiled rule book', () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await newContext();
    page = await context.newPage();
    await page.goto(address());
  });
  afterAll(() => left(context));

  test('counts what the tables of all variants say', async () => {
    const asked = TABLES.flatMap((file) =>
      cases(file, MOST).map((one) => ({ ...one, variant: file.replace('.perft', '') })),
    );
    expect(asked.length).toBeGreaterThan(20 * TABLES.length);
    const counted = await askAll(
      page,
      asked.map(({ variant, house, position, depth }) => ({ ask: 'perft', args: [variant, house, position, depth] })),
    );
    expect(asked.map(({ variant, line }, i) => `${variant}: ${counted[i]} in ${line}`)).toEqual(
      asked.map(({ variant, line, count }) => `${variant}: ${count} in ${line}`),
    );
  });
});
