import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { address } from './page';
import { newContext, startBrowser } from './program';
import { askAll } from './worker';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const question = { ask: 'perft', args: ['halma-8', '', '4bbbb/5bbb/6bb/7b/a7/aa6/aaa5/aaaa4 a', 2] };

async function opened(prepare: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await (await newContext(browser)).newPage();
  await prepare(page);
  await page.goto(address());
  return page;
}

test('a browser that can not compile the WebAssembly gets the JavaScript', async () => {
  const page = await opened((page) =>
    page.context().route('**/*.wasm', (route) =>
      // A version of WebAssembly that no browser knows.
      route.fulfill({ contentType: 'application/wasm', body: Buffer.from([0, 0x61, 0x73, 0x6d, 99, 0, 0, 0]) }),
    ),
  );
  expect(await askAll(page, 'any', [question])).toEqual(['576']);
  await page.context().close();
});

test('a file that can not be fetched is told, and not waited for', async () => {
  const page = await opened((page) => page.context().route('**/*.wasm', (route) => route.abort()));
  await expect(askAll(page, 'any', [question])).rejects.toThrow('The rule book could not be loaded');
  await page.context().close();
});

test('a question that makes no sense is answered with what is wrong, and the next one with an answer', async () => {
  const page = await opened(async () => {});
  await expect(askAll(page, 'any', [{ ask: 'view', args: [99] }])).rejects.toThrow('no game has the number 99');
  await expect(askAll(page, 'any', [{ ask: 'nonsense', args: [] }])).rejects.toThrow('no function nonsense');
  expect(await askAll(page, 'any', [question])).toEqual(['576']);
  await page.context().close();
});
