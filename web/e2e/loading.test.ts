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

test.each(['any', 'js'] as const)(
  'the thinker (build: %s) learns about the board in play and no other',
  async (build) => {
    const fetched: string[] = [];
    const page = await opened(async (page) => {
      page.context().on('request', (request) => {
        if (request.serviceWorker() === null) fetched.push(request.url());
      });
    });
    const game = '[Variant "halma-8"]\n\n1. d1-e2';
    const unlearned = { ask: 'unlearned', args: [game] };
    const [before, , after] = await askAll(page, build, [
      unlearned,
      { ask: 'choose', args: [game, 3, 1000, 1] },
      unlearned,
    ]);
    expect([before, after]).toEqual(['square-8-10', null]);
    expect(fetched.filter((address) => address.endsWith('.bin'))).toEqual([
      expect.stringMatching(/\/square-8-10-[^/]*\.bin$/),
    ]);
    await page.context().close();
  },
);

test('a thinker that can not learn plays all the same', async () => {
  const page = await opened((page) => page.context().route('**/*.bin', (route) => route.abort()));
  const [answer] = await askAll(page, 'any', [{ ask: 'choose', args: ['[Variant "halma-8"]\n\n', 3, 1000, 1] }]);
  expect(answer).toEqual({ move: expect.stringMatching(/^[a-h][1-8]-[a-h][1-8]/) });
  await page.context().close();
});

test.each([
  [390, 844],
  [1280, 800],
])(
  'what can be pressed on the first screen stays where it is when the rule book answers, on %i by %i',
  async (...size) => {
    const [width, height] = size;
    const context = await newContext(browser, { viewport: { width, height }, locale: 'en-GB' });
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await context.route('**/*.wasm', async (route) => {
      await held;
      await route.continue();
    });
    const page = await context.newPage();
    await page.goto(address());
    const places = page.locator('nav .places');
    await places.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await places.boundingBox();
    letGo();
    await page.locator('.rating').waitFor();
    expect(await places.boundingBox()).toEqual(before);
    await context.close();
  },
);
