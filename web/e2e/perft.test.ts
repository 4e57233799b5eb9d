import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Build } from '../src/rulebook/protocol';
import { address } from './page';
import { newContext, startBrowser } from './program';
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
      const within = counts
        .trim()
        .split(' ')
        .filter((count) => Number(count) <= most);
      return { line, house: house === '-' ? '' : house, position, depth: within.length, count: within.at(-1) ?? '1' };
    });
}

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

describe.each<{ build: Build; most: number; loads: RegExp; leaves: RegExp }>([
  { build: 'any', most: 50_000, loads: /halma-[^/]*\.wasm$/, leaves: /halma-[^/.]*\.js$/ },
  { build: 'js', most: 5_000, loads: /halma-[^/.]*\.js$/, leaves: /halma-[^/]*\.wasm$/ },
])('the build that is asked for as $build', ({ build, most, loads, leaves }) => {
  let context: BrowserContext;
  let page: Page;
  const fetched: string[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    context = await newContext(browser);
    // The service worker may fetch both builds.
    context.on('request', (request) => {
      if (request.serviceWorker() === null) fetched.push(request.url());
    });
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${address()}?build=${build}`);
  });
  afterAll(() => context.close());

  test.each(readdirSync(tables))('counts what %s says', async (file) => {
    const variant = file.replace('.perft', '');
    const asked = cases(file, most);
    expect(asked.length).toBeGreaterThan(20);
    const counted = await askAll(
      page,
      build,
      asked.map(({ house, position, depth }) => ({ ask: 'perft', args: [variant, house, position, depth] })),
    );
    expect(asked.map(({ line }, i) => `${counted[i]} in ${line}`)).toEqual(
      asked.map(({ line, count }) => `${count} in ${line}`),
    );
  });

  test('is the one that was loaded, without a complaint', () => {
    expect(fetched.some((address) => loads.test(address))).toBe(true);
    expect(fetched.filter((address) => leaves.test(address))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
