import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, closed, opened as visited, withSettings } from './page';
import { left, newContext } from './program';
import { languages } from './turns';
import { askAll } from './worker';

const question = { ask: 'perft', args: ['halma-8', '', '4bbbb/5bbb/6bb/7b/a7/aa6/aaa5/aaaa4 a', 2] };

async function opened(prepare: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await (await newContext()).newPage();
  await prepare(page);
  await page.goto(address());
  return page;
}

test('a browser that can not run the rule book is told so, in every language', async () => {
  const open = await visited();
  const { page } = open;
  await page.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
  await page.goto(address());
  const told: string[] = [];
  for (const language of ['en', ...languages]) {
    await withSettings(page, { language });
    await page.locator(`html[lang|=${language}]`).waitFor({ state: 'attached' });
    told.push(await page.getByRole('alert').innerText());
    expect(await page.locator('main a, main button').count(), language).toBe(0);
  }
  expect(told[0]).toBe(
    'This browser can’t run Halma: it is too old, or WebAssembly is switched off. Any current browser can.',
  );
  expect(new Set(told).size).toBe(new Set(['en', ...languages]).size);
  await closed(open);
});

test('a file that can not be fetched is told, and not waited for', async () => {
  const page = await opened((page) => page.context().route('**/*.wasm', (route) => route.abort()));
  await expect(askAll(page, [question])).rejects.toThrow('The rule book could not be loaded');
  await left(page.context());
});

test('a question that makes no sense is answered with what is wrong, and the next one with an answer', async () => {
  const page = await opened(async () => {});
  await expect(askAll(page, [{ ask: 'view', args: [99] }])).rejects.toThrow('no game has the number 99');
  await expect(askAll(page, [{ ask: 'nonsense', args: [] }])).rejects.toThrow('no function nonsense');
  expect(await askAll(page, [question])).toEqual(['576']);
  await left(page.context());
});

test('the thinker learns about the board in play and no other', async () => {
  const fetched: string[] = [];
  const page = await opened(async (page) => {
    page.context().on('request', (request) => {
      if (request.serviceWorker() === null) fetched.push(request.url());
    });
  });
  const game = '[Variant "halma-8"]\n\n1. d1-e2';
  const unlearned = { ask: 'unlearned', args: [game] };
  const [before, , after] = await askAll(
    page,
    [unlearned, { ask: 'choose', args: [game, 3, 1000, 1] }, unlearned],
    'thinker',
  );
  expect([before, after]).toEqual(['square-8-10', null]);
  expect(fetched.filter((address) => address.endsWith('.bin'))).toEqual([
    expect.stringMatching(/\/square-8-10-[^/]*\.bin$/),
  ]);
  await left(page.context());
});

test('a thinker that can not learn plays all the same', async () => {
  const page = await opened((page) => page.context().route('**/*.bin', (route) => route.abort()));
  const [answer] = await askAll(page, [{ ask: 'choose', args: ['[Variant "halma-8"]\n\n', 3, 1000, 1] }], 'thinker');
  expect(answer).toEqual({ move: expect.stringMatching(/^[a-h][1-8]-[a-h][1-8]/) });
  await left(page.context());
});

test('what can be pressed on the first screen stays where it is when the rule book answers', async () => {
  const context = await newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
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
  const top = async (): Promise<number> => Math.round((await places.boundingBox())?.y ?? -1);
  const before = new Map<number, number>();
  const screens = [
    [390, 844],
    [1280, 800],
  ] as const;
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    before.set(width, await top());
  }
  letGo();
  await page.locator('.rating').waitFor();
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await expect.poll(top, { message: String(width) }).toBe(before.get(width));
  }
  await left(context);
});

test('a screen that can not be fetched says so, and comes when tried again', async () => {
  const open = await visited();
  const { page } = open;
  const screens = '**/LearnScreen-*.js';
  await page.context().route(screens, (route) => route.abort());
  await page.goto(address());
  await page.locator('a[href="#/learn"]').click();
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
  await page.context().unroute(screens);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('a[href^="#/learn/lesson/"]').first().waitFor();
  await page.context().close();
});

test('another screen begins at its top, and the one before is where it was left', async () => {
  const open = await visited({}, { viewport: { width: 390, height: 700 } });
  const { page } = open;
  const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
  await page.goto(`${address()}#/new`);
  const last = page.locator('main a[href^="#/new/"]').last();
  await last.scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await last.click();
  await page.locator('main form').waitFor();
  await expect.poll(scrolled).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
  await page.goBack();
  await expect.poll(scrolled).toBe(before);
  await closed(open);
});
