import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  address,
  boardIsThere,
  cell,
  closed,
  goTo,
  listen,
  movesBecome,
  type Opened,
  opened,
  startGame,
  stopClock,
} from './page';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** What a first visit may load before the first screen is there, without the engine. */
const FIRST_LOAD_BYTES = 120_000;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(page: Page, name: string): Promise<Box> {
  const box = await cell(page, name).boundingBox();
  if (box === null) throw new Error(`${name} is not to be seen.`);
  return box;
}

async function middle(page: Page, name: string): Promise<[number, number]> {
  const { x, y, width, height } = await boxOf(page, name);
  return [x + width / 2, y + height / 2];
}

function label(page: Page, name: string): Promise<string | null> {
  return cell(page, name).getAttribute('aria-label');
}

async function tap(page: Page, name: string): Promise<void> {
  await page.touchscreen.tap(...(await middle(page, name)));
}

describe('sixteen by sixteen cells on a phone', () => {
  let open: Opened;
  let page: Page;
  let said: () => Promise<string[]>;
  let usual = 0;
  beforeAll(async () => {
    open = await opened({}, PHONE);
    ({ page } = open);
    const heard = await listen(page);
    // What is said waits a moment for what else is said, and the clock stands.
    said = async () => {
      await page.clock.runFor(50);
      return heard();
    };
    await page.clock.install();
    await startGame(page, 'american-2');
    await stopClock(page); // words at a cell stay until they have been measured
    usual = (await boxOf(page, 'i9')).width;
  });
  afterAll(() => closed(open));

  test('an empty cell answers, names itself and shows which pieces can move', async () => {
    expect(usual).toBeLessThan(25);
    await said();
    await tap(page, 'i9');
    await page.locator('.bubble', { hasText: 'There is no piece on i9.' }).waitFor();
    await expect.poll(() => page.locator('.named text').allTextContents()).toEqual(['i9']);
    await expect.poll(() => page.locator('.pieces .ring').count()).toBeGreaterThan(3);
    const heard: string[] = [];
    await expect
      .poll(async () => heard.push(...(await said())) && heard.at(-1))
      .toBe('There is no piece on i9. The pieces with a ring can move.');
  });

  test('two fingers, two taps, keys and buttons make the board larger, and small again', async () => {
    const grows = () => expect.poll(async () => (await boxOf(page, 'i9')).width).toBeGreaterThan(usual * 1.3);
    const isUsual = () => expect.poll(async () => (await boxOf(page, 'i9')).width).toBeCloseTo(usual, 0);
    const smaller = page.getByRole('button', { name: 'Make the board smaller' });

    await spread(page, await middle(page, 'i9'), 40, 110);
    await grows();
    await spread(page, await middle(page, 'i9'), 110, 20);
    await isUsual();

    await tapTwice(page, 'i9');
    await expect.poll(async () => (await boxOf(page, 'i9')).width).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    await tapTwice(page, 'i9');
    await isUsual();

    await cell(page, 'i9').focus();
    await page.keyboard.press('+');
    await grows();
    await page.keyboard.press('0');
    await isUsual();

    await page.getByRole('button', { name: 'Make the board larger' }).press('Enter');
    await grows();
    await smaller.press('Enter');
    await isUsual();
    expect(await smaller.count()).toBe(0);
  });

  test('ladders are footprints of one seat, and of the piece in hand', async () => {
    await said();
    await page.getByRole('button', { name: 'Ladders' }).press('Enter');
    const ladders = page.locator('.ladder');
    await ladders.first().waitFor();
    expect(await ladders.count()).toBeLessThanOrEqual(3);
    expect(await page.locator('.ladder:not(.hue-0)').count()).toBe(0);
    const heard: string[] = [];
    const told = async () => heard.push(...(await said())) && heard.join(' ').match(/Ladder from [a-e][1-5] to /g);
    await expect.poll(told).toHaveLength(await ladders.count());
    await cell(page, 'd3').press('Enter');
    await expect.poll(() => label(page, 'd3')).toMatch(/in hand$/);
    await expect.poll(() => page.locator('.setting-out').count()).toBe(1);
    await expect.poll(() => ladders.count()).toBeGreaterThan(0);
    await cell(page, 'd3').press('Enter');
    await expect.poll(() => label(page, 'd3')).toMatch(/can move$/);
    await page.getByRole('button', { name: 'Ladders' }).press('Enter');
  });

  test('a tap beside a piece or a cell in reach means it', async () => {
    const { width } = await boxOf(page, 'd3');
    const [x, y] = await middle(page, 'd3');
    await page.touchscreen.tap(x + 0.7 * width, y - 0.3 * width);
    await expect.poll(() => label(page, 'd3')).toMatch(/in hand$/);
  });

  test('a refusal covers neither a cell in reach nor the piece in hand', async () => {
    for (const name of ['g5', 'e7', 'i4', 'f8', 'g3']) {
      await tap(page, name);
      await page.locator('.bubble', { hasText: name }).waitFor();
      expect(await covered(page), name).toEqual([]);
    }
    await expect.poll(() => page.locator('.mark').count()).toBeGreaterThan(2);
    const [x, y] = await middle(page, 'e4');
    await page.touchscreen.tap(x + 8, y - 8);
    await page.clock.resume();
    await movesBecome(page, /d3-e4/);
  });
});

/** The cells that can be tapped with a piece in hand, and lie under the words at a cell. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = document.querySelector('.bubble')?.getBoundingClientRect();
    if (words === undefined) return ['There are no words.'];
    return [...document.querySelectorAll('.mark, .chosen')]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < words.right && words.left < box.right && box.top < words.bottom && words.top < box.bottom;
      })
      .map((one) => one.outerHTML);
  });
}

/** Two fingers beside a point, first so many pixels away from it, then so many. */
async function spread(page: Page, [x, y]: [number, number], first: number, last: number): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const fingers = (away: number) => [
    { x: x - away, y, id: 1 },
    { x: x + away, y, id: 2 },
  ];
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(first) });
  for (const share of [0.3, 0.6, 1]) {
    const touchPoints = fingers(first + (last - first) * share);
    await line.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await line.detach();
}

/** Both taps in one moment, so that a slow machine does not make two single taps of them. */
async function tapTwice(page: Page, name: string): Promise<void> {
  await cell(page, name).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true };
    for (const detail of [1, 2]) {
      button.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'touch', isPrimary: true }));
      button.dispatchEvent(new MouseEvent('click', { ...at, detail }));
    }
  });
}

test('four on a phone have a button that makes the board larger, and it covers no cell', async () => {
  const open = await opened({}, { ...PHONE, viewport: { width: 390, height: 780 } });
  const { page } = open;
  await startGame(page, 'american-4');
  const button = await page.getByRole('button', { name: 'Make the board larger' }).boundingBox();
  const last = await boxOf(page, 'p1');
  expect(button?.y).toBeGreaterThanOrEqual(last.y + last.height);
  await closed(open);
});

test.each([
  [820, 1180],
  [1440, 900],
])('on a screen of %i by %i each plate stands on the side of its camp, and covers no cell', async (width, height) => {
  const open = await opened({}, { viewport: { width, height } });
  const { page } = open;
  await startGame(page, 'chinese-6');
  const plates = await page
    .locator('.around .seat')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const cells = await page.locator('[data-cell]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const centre = await middle(page, 'i9');
  const sides = plates.map((plate) => {
    const [x, y] = [(plate.left + plate.right) / 2 - centre[0], (plate.top + plate.bottom) / 2 - centre[1]];
    return `${y < 0 ? 'upper' : 'lower'} ${x < 0 ? 'left' : 'right'}`;
  });
  // Red and green have the points at the bottom and at the top, and may stand on either side of them.
  expect(sides).toEqual([
    expect.stringContaining('lower'),
    'lower left',
    'upper left',
    expect.stringContaining('upper'),
    'upper right',
    'lower right',
  ]);
  const covered = plates.filter((plate) =>
    cells.some(
      (one) => one.left < plate.right && plate.left < one.right && one.top < plate.bottom && plate.top < one.bottom,
    ),
  );
  expect(covered).toEqual([]);
  await closed(open);
});

/** Whether the words about a seat are all there to be read. */
function isWhole(detail: Locator): Promise<boolean> {
  return detail.evaluate((one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1);
}

test('whoever is home with a stuck blocker counted is told so, in full, on small screens and on a plate', async () => {
  const open = await opened({}, PHONE);
  const { page } = open;
  await goTo(page, 'position', 'halma-8', '-', '4aaab.5aaa.5aaa.8.b6a.bb6.bbb5.bbb5_a_0_1');
  await boardIsThere(page);
  await cell(page, 'h4').click();
  await cell(page, 'h5').click();
  const words = 'home: a stuck blocker counts as yours';
  const detail = page.locator('.seat', { hasText: words }).locator('.detail');
  await detail.waitFor();
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [740, 360],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => isWhole(detail), { message: String(width) }).toBe(true);
  }
  // The plates of a star are narrow. What they say is put there by the test.
  await goTo(page, 'game', `u${Buffer.from('[Variant "chinese-2"]\n\n*\n').toString('base64url')}`);
  const plate = page.locator('.above .seat').first();
  await plate.waitFor();
  await plate.evaluate((seat, text) => {
    seat.classList.add('home');
    (seat.querySelector('.detail') as HTMLElement).textContent = text;
  }, words);
  await expect.poll(() => isWhole(plate.locator('.detail'))).toBe(true);
  expect((await plate.boundingBox())?.height).toBeLessThanOrEqual(64); // the room above and below the board
  await closed(open);
});

test('a lesson on a phone names ranks and files, and marks the cells that it speaks of', async () => {
  const open = await opened({}, PHONE);
  const { page } = open;
  await goTo(page, 'learn', 'lesson', 'step');
  await boardIsThere(page);
  await page.locator('.named').first().waitFor();
  await expect.poll(() => page.locator('.named').count()).toBe(2); // from d4 to e5
  const heights = await page
    .locator('.letters text')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(heights).toHaveLength(16);
  for (const { height, left } of heights) {
    expect(height).toBeGreaterThan(9);
    expect(left).toBeGreaterThanOrEqual(0);
  }
  expect((await boxOf(page, 'd4')).width).toBeGreaterThan(40);
  await closed(open);
});

test('the moves of several computers stay in sight until one’s own next turn, the last one ringed', async () => {
  const open = await opened();
  const { page } = open;
  await startGame(page, 'chinese-3');
  await cell(page, 'f4').click();
  await cell(page, 'g5').click();
  await movesBecome(page, /f4-g5 \S+ \S+/);
  await expect.poll(() => page.locator('.trail.faint').count()).toBe(1);
  await expect.poll(() => page.locator('.trail:not(.faint) .landed').count()).toBe(1);
  await closed(open);
});

test.each(['en', 'ru'])(
  'the first screen takes at most 120 kB without the engine, in few files that are all ours, in %s',
  async (language) => {
    const open = await opened({ language });
    const { page } = open;
    // It would fetch all other files meanwhile.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const loaded: Promise<{ url: string; size: number }>[] = [];
    page.on('requestfinished', (request) => {
      const size = request.sizes().then(
        ({ responseBodySize }) => responseBodySize,
        () => 0, // the page has been closed
      );
      loaded.push(size.then((bytes) => ({ url: request.url(), size: bytes })));
    });
    await page.goto(address());
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('.surface').first().waitFor();
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    });
    expect(fonts.length).toBeGreaterThanOrEqual(2);
    // A font may be in use a moment before its request is said to be finished.
    const letters = async () => (await Promise.all(loaded)).filter(({ url }) => /\.woff2$/.test(url)).length;
    await expect.poll(letters).toBe(fonts.length);
    const files = await Promise.all(loaded);
    expect(files.filter(({ url }) => !url.startsWith(address()))).toEqual([]);
    const ours = files.filter(({ url }) => !/\/worker\/|\/halma[-.][^/]*\.(js|wasm)$/.test(url));
    expect(ours.length).toBeLessThan(12);
    expect(ours.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(FIRST_LOAD_BYTES);
    await closed(open);
  },
);
