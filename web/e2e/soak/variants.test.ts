import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { WHOLE_GAME_MILLIS } from '../../patience';
import { closed, opened, startGame } from '../page';

/** One of each board that no other test plays to its end, and three to four seats. A whole game takes its time. */
const PLAYED = ['chinese-3', 'diamond-9', 'halma-10', 'twosided-square', 'twosided-star', 'victorian-4', 'xxl-2'];

/** A game ends when it ends. What has a limit is the time in which nothing happens. */
async function hasEnded(page: Page): Promise<void> {
  // Found by its heading. A search by role would check every cell of the board again and again.
  const end = page.locator('dialog h2', { hasText: / (has|have) won|A draw/ });
  for (let before = ''; (await end.count()) === 0; ) {
    const later = await page.waitForFunction(
      (game) => {
        const now = localStorage.getItem('halma.game') ?? '';
        return now !== game || document.querySelector('dialog h2') !== null ? { now } : null;
      },
      before,
      { polling: 1000 },
    );
    before = (await later.jsonValue())?.now ?? '';
  }
}

// Two games at a time, as many as a small machine has cores. A game waits either for its page or for its thinker.
describe.concurrent('computers play a whole game of', () => {
  test.each(PLAYED)(
    '%s',
    async (variant) => {
      const open = await opened();
      await startGame(open.page, variant, 'computers');
      await hasEnded(open.page);
      await closed(open);
    },
    WHOLE_GAME_MILLIS,
  );
});
