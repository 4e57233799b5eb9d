import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { WHOLE_GAME_MILLIS } from '../patience';
import { against, hearsEveryMove, jump, LATE, listsAreShort, PHONE, playByKeys, playByLists } from './ear';
import { closed, goTo, opened, startGame } from './page';

describe('somebody who hears the game, with a keyboard, plays', () => {
  test(
    'a whole game',
    async () => {
      const { open, reader } = await against('B', 'halma-8');
      await playByKeys(reader);
      await closed(open);
    },
    WHOLE_GAME_MILLIS,
  );

  test('the last turns on a phone, in two lists; the first piece is within ten swipes', async () => {
    const { open, reader } = await against('B', 'halma-8', {
      options: PHONE,
      settings: { view: 'lists' },
      position: LATE,
    });
    await reader.hears(/Your turn/);
    await listsAreShort(open.page);
    await playByLists(open.page, reader, 3);
    await closed(open);
  });
});

describe('what is announced', () => {
  test('is heard once, in order, whatever windows open and close meanwhile', async () => {
    const { open, reader } = await against('AB', 'halma-8', { settings: { pace: 'quick' }, position: LATE });
    await hearsEveryMove(open.page, reader);
    await closed(open);
  });

  test('answers the commands of the board, by key and typed, also on a phone', async () => {
    const { open, reader } = await against('B', 'halma-8', { options: PHONE });
    const { page } = open;
    await reader.hears(/Your turn/);
    await reader.pressUntil('Shift+Tab', /^Skip to the game$/);
    await reader.press('Enter');
    await reader.isAt(/, red circle/);
    await jump(reader, 'd1');
    await reader.hears(/First its letter, then its number/);
    for (const [key, words] of [
      ['l', /^No move yet\.$/],
      ['s', /^d1, red circle, can move, goal of Ladybird, camp of Red$/],
      ['t', /^From d1: .*e2 step/],
      ['m', /^Red, 10 pieces: .*d1/],
      ['2', /^Ladybird, 10 pieces: /],
      ['r', /^a1 to h1: a1, red circle; /],
      ['f', /^d1 to d8: d1, red circle/],
      ['y', /^up: .*left: c1, red circle/],
      ['g', /^Red, 10 gaps in the goal: /],
      ['b', /^Red: the last piece is on a1\.$/],
      ['i', /^Red: 0 of 10 home, even\. Ladybird: /],
      ['o', /^Red: red, circle; camp at the bottom left, at a1; goal at the top right, at h8\. Ladybird: /],
      ['u', /^There is nothing to undo\.$/],
      [',', /^0 of 0\. The start|^Back in the game\./],
    ] as const) {
      await reader.press(key);
      await reader.hears(words);
    }
    // On a phone the line to type in is in a window.
    await reader.press('k');
    await page.getByRole('dialog', { name: 'Moves' }).waitFor();
    const line = page.getByRole('dialog').getByLabel('Type a move');
    for (const [typed, words] of [
      ['moves d1', /^From d1: /],
      ['ROW 5', /^a5 to h5: h5, blue triangle/],
      ['d1 h8', /h8/],
      ['blah', /neither a move nor a command/],
      ['D1E2', /^Red: d1 to e2, a step\./],
    ] as const) {
      await line.fill(typed);
      await line.press('Enter');
      await reader.hears(words);
    }
    await line.fill('resign');
    await line.press('Enter');
    await page.getByRole('dialog', { name: 'Resign' }).waitFor();
    await closed(open);
  });

  test('spells cells and says little to whoever wants that, and letters can be changed', async () => {
    const settings = { spelling: 'alphabet', telling: 'brief' };
    const { open, reader } = await against('BC', 'chinese-3', { settings });
    const { page } = open;
    await reader.hears(/Your turn/);
    await page.getByRole('button', { name: 'Settings' }).press('Enter');
    await page.getByText('Letter keys').press('Enter');
    await page.getByRole('button', { name: 'a hint' }).press('Enter');
    await reader.hears(/Now press the key for: a hint\./);
    await reader.press('l');
    await reader.hears(/L already means: what has happened/);
    await page.getByRole('button', { name: 'a hint' }).press('Enter');
    await reader.press('v');
    await reader.hears(/The key is V now\./);
    await page.keyboard.press('Escape');
    await reader.pressUntil('Shift+Tab', /^Skip to the game$/);
    await reader.press('Enter');
    await reader.isAt(/^\w+ \d+, red circle/);
    await reader.press('v');
    const [, from = '', fromRank = '', to = '', toRank = ''] = await reader.hears(
      /Hint: (\w)\w+ (\d+) to (\w)\w+ (\d+)\./,
    );
    await reader.press('j', from.toLowerCase(), ...fromRank);
    await reader.press('Enter');
    await reader.hears(/in hand/);
    await reader.press('j', to.toLowerCase(), ...toRank);
    await reader.press('Enter');
    const [said] = await reader.hears(/Red: .*|On /);
    if (said.startsWith('On ')) await reader.press('Enter');
    await reader.hears(/Your turn/);
    expect(said).not.toMatch(/Ladybird/);
    await reader.press('l');
    await reader.hears(/Ladybird.*: \w+ \d+ to .*Ladybird/);
    await closed(open);
  });
});

/** What has the focus, in one word; 'lost' where nothing has it. */
async function place(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === null || activeElement === document.body ? 'lost' : activeElement.localName;
  });
}

describe('the focus', () => {
  test('is never lost, whatever is pressed, and each screen has a title of its own', async () => {
    const open = await opened();
    const { page } = open;
    const titles: string[] = [];
    const button = (name: string, within: Page | ReturnType<Page['locator']> = page) =>
      within.getByRole('button', { name, exact: true }).first();
    const link = (name: string | RegExp) => page.getByRole('link', { name }).first();
    const dialog = page.getByRole('dialog');
    const press = async (what: ReturnType<typeof button>): Promise<void> => {
      await what.press('Enter');
      await expect.poll(() => place(page), { message: String(what) }).not.toBe('lost');
    };
    const arrives = async (heading: string | RegExp): Promise<void> => {
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await expect.poll(() => place(page), { message: String(heading) }).not.toBe('lost');
      let title = '';
      const read = async (): Promise<string> => {
        title = await page.title();
        return title;
      };
      await expect.poll(read).toMatch(heading);
      titles.push(title);
    };

    await startGame(page, 'halma-8');
    titles.push(await page.title());
    const status = page.locator('.status');
    await button('Hint').press('Enter');
    await page.locator('.arrows, svg marker').first().waitFor({ state: 'attached' });
    await expect.poll(() => place(page)).toBe('button');
    const line = page.getByLabel('Type a move');
    await line.fill('d1 e2');
    await line.press('Enter');
    await page.getByRole('button', { name: /^2\. Duckling/ }).waitFor();
    await press(page.getByRole('button', { name: /^1\. Red/ }));
    await press(button('Back to the game'));
    await press(button('Ladders'));
    await press(button('Undo'));
    await status.filter({ hasText: 'Your turn' }).waitFor();
    await expect.poll(() => place(page)).not.toBe('lost');
    for (const choice of [
      'Turn the board',
      'Switch between board and lists',
      'Switch between board and lists',
      'Pause',
    ]) {
      await press(button('Menu'));
      await press(button(choice, dialog));
    }
    await press(button('Play on'));
    await press(button('Menu'));
    await press(button('Resign', dialog));
    await press(button('Resign', dialog));
    await page.getByRole('heading', { name: 'Duckling has won' }).waitFor();
    await expect.poll(() => place(page)).toBe('h2');
    await press(button('Play again'));
    await status.filter({ hasText: /turn|thinking/ }).waitFor();
    await expect.poll(() => place(page)).not.toBe('lost');

    await press(link('Start page'));
    await arrives(/^Halma$/);
    await press(link('All games'));
    await arrives(/game/i);
    await press(link(/^Small Halma/));
    await arrives(/Small Halma/);
    await goTo(page, '');
    for (const name of [/^Learn/, /^Play online/, /^Print a set/]) {
      await press(link(name));
      await arrives(name);
      await page.goBack();
      await arrives(/^Halma$/);
    }
    const own = titles.filter((title) => title !== 'Halma');
    expect([...new Set(own)]).toEqual(own);
    await closed(open);
  });
});
