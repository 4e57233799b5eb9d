import { describe, expect, test } from 'vitest';
import { LESSONS } from '../src/learn/lessons';
import { boardIsThere, cell, closed, goTo, listen, movesBecome, opened, stopClock } from './page';
import { status } from './table';

// One step from h4 to h5 brings the last piece of the first seat home.
const ALMOST = ['position', 'halma-8', '-', '4aaaa.5aaa.6aa.8.b6a.bb6.bbb5.bbb1b3_a_0_1'];
const GAME = '[Variant "halma-8"]\n[LevelB "1"]\n\n*\n';

describe('somebody who has never played', () => {
  test('is told how to move, finds help, and hears the last move when asking for it', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const open = await opened({ tips: true }, phone);
    const { page } = open;
    const said = await listen(page);
    await goTo(page, 'game', `u${Buffer.from(GAME).toString('base64url')}`);
    await boardIsThere(page);
    await status(page, 'Bring all your red pieces into the striped goal. Tap one to begin.');
    await expect.poll(said).toEqual(['Your turn. Bring all your red pieces into the striped goal. Tap one to begin.']);
    // Where the way goes, until somebody sets out.
    await page.locator('.stage .aim-arrow').waitFor();
    await cell(page, 'd1').tap();
    await status(page, 'Tap a ring to go there.');
    await page.locator('.stage .aim-arrow').waitFor({ state: 'detached' });
    await expect.poll(said).toEqual(['Tap a ring to go there. d1 in hand, 3 cells in reach.']);
    await cell(page, 'e2').tap();
    await movesBecome(page, /d1-e2 \S+/);
    await status(page, 'Tap one of the red pieces.');
    expect(await page.locator('.stage .aim-arrow').count()).toBe(0);
    const answered = /Ladybird: .*Tap one of the red pieces\.$/;
    await expect.poll(async () => (await said()).some((text) => answered.test(text))).toBe(true);

    await page.getByRole('button', { name: 'Help' }).tap();
    const help = page.getByRole('dialog', { name: 'Help' });
    await help.getByText('Bring all your pieces across the board').waitFor();
    await help.getByText('After a hop the same piece may hop again').waitFor();
    await help.getByText('Two fingers, or two quick taps').waitFor();
    expect(await help.getByRole('link').getAttribute('href')).toBe('#/learn/halma-8');
    expect(await help.getByRole('heading', { name: 'Keys' }).count()).toBe(0);
    await help.getByLabel('Tips on the first turns').setChecked(false);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Tell me the last move' }).tap();
    await status(page, 'Ladybird: ');
    await expect.poll(said).toEqual([expect.stringMatching(/^Ladybird: \w+ to \w+, (a step|\w+ hops?)\.$/)]);
    await cell(page, 'e2').tap();
    await status(page, 'Your turn'); // and nothing about a ring
    // A key was pressed, so there is a keyboard.
    await page.keyboard.press('?');
    await help.getByRole('heading', { name: 'Keys' }).waitFor();
    await closed(open);
  });
});

describe('the winning move', () => {
  test('is seen before anything is said about it, and its goal afterwards', async () => {
    const open = await opened({ motion: 'full' }, { viewport: { width: 390, height: 844 } });
    const { page } = open;
    await page.clock.install();
    await goTo(page, ...ALMOST);
    await boardIsThere(page);
    await stopClock(page);
    await cell(page, 'h4').click();
    await page.locator('.mark').first().waitFor();
    await cell(page, 'h5').click();
    await movesBecome(page, /h4-h5/);
    const end = page.getByRole('dialog', { name: 'Red has won' });
    expect(await end.count()).toBe(0);
    await page.clock.runFor(2000);
    await end.waitFor();
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [740, 360],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() =>
          page.evaluate(() => {
            const box = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
            const [board, title] = [box('.stage'), box('dialog h2')];
            const isApart = board.bottom <= title.top || board.right <= title.left;
            return isApart && board.top >= 0 && board.bottom <= innerHeight && title.bottom <= innerHeight;
          }),
        )
        .toBe(true);
    }
    await closed(open);
  });
});

describe('a board that is turned', () => {
  test('stays so, and its keys go where they seem to go', async () => {
    const open = await opened({}, { viewport: { width: 1024, height: 768 } });
    const { page } = open;
    const said = await listen(page);
    await goTo(page, 'game', `u${Buffer.from('[Variant "chinese-3"]\n\n*\n').toString('base64url')}`);
    await boardIsThere(page);
    await expect.poll(said).toEqual(['Red to move']);
    for (const steps of [1, 2]) {
      await page.getByRole('button', { name: 'Turn the board' }).press('Enter');
      await expect
        .poll(said, { message: `${steps} steps` })
        .toEqual([expect.stringMatching(/^The board has been turned\. Nearest to you now: \w+/)]);
    }
    const before = await cell(page, 'e1').boundingBox();
    await page.reload();
    await boardIsThere(page);
    await expect.poll(() => cell(page, 'e1').boundingBox()).toEqual(before);
    await cell(page, 'i9').focus();
    const from = await cell(page, 'i9').boundingBox();
    await page.keyboard.press('ArrowRight');
    const to = await page.locator(':focus').boundingBox();
    expect(to?.y).toBeCloseTo(from?.y ?? 0, 0);
    expect(to?.x).toBeGreaterThan(from?.x ?? Infinity);
    await closed(open);
  });
});

test('a solved lesson on a phone keeps its board in sight and shows the way on', async () => {
  const open = await opened({}, { viewport: { width: 320, height: 568 } });
  const { page } = open;
  const [lesson] = LESSONS;
  const [from = '', to = ''] = lesson?.tasks[0]?.solution[0]?.split('-') ?? [];
  await goTo(page, 'learn', 'lesson', lesson?.id ?? '');
  await boardIsThere(page);
  await cell(page, from).click();
  await cell(page, to).click();
  await page.locator('.next').waitFor();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const boxes = ['.stage', '.next .button'].map((part) => document.querySelector(part)?.getBoundingClientRect());
        return boxes.every((box) => box !== undefined && box.top >= 0 && box.bottom <= innerHeight);
      }),
    )
    .toBe(true);
  await closed(open);
});
