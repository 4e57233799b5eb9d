import { expect, test } from 'vitest';
import { seen } from './fits';
import { shared, startGame } from './page';

/** Variants with seats in one row or two, long names, and both kinds of boards. */
const VARIANTS = ['american-3', 'american-4-both', 'chinese-2', 'chinese-6'];
const SCREENS: [number, number][] = [
  [320, 568],
  [360, 740],
  [740, 360],
  [820, 1180],
  [900, 760],
  [1440, 900],
];

const open = shared();

test.each(VARIANTS)('%s has everything in view on every screen, and nothing larger than its board', async (variant) => {
  const { page } = open;
  await startGame(page, variant);
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => seen(page), { message: `${width} by ${height}` })
      .toEqual({ cut: [], scrolls: false, isBoardLargest: true });
  }
});
