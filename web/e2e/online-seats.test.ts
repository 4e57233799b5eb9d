import { describe, test } from 'vitest';
import { boardIsThere, closed, goTo, hearing, listen, type Opened, opened } from './page';
import { chooseSurely, made, myTurn, seat, sitDown, status, type, withClock } from './table';

async function shows(pages: readonly Opened[], text: string): Promise<void> {
  for (const { page } of pages) await page.getByRole('dialog').getByText(text).waitFor();
}

// Side by side: at one of the tables somebody has to be away for half a minute, by the server's clock.
describe.concurrent('a table for three', () => {
  test('seats two at one device, gives one more time, goes on without one who resigns, and has a winner', async () => {
    const [ada, cy] = [await opened(), await opened()];
    const link = await made(ada.page, 'chinese-3', async () => {
      await seat(ada.page, 'B', 'Somebody else here');
      await ada.page.getByLabel('Name at seat B').fill('Ben');
      await withClock(ada.page);
      await ada.page.locator('summary', { hasText: 'Fair for everyone' }).press('Enter');
      const yellow = ada.page.getByRole('group', { name: 'Yellow', exact: true });
      await yellow.getByRole('radio', { name: '3 times the time' }).press(' ');
    });
    await ada.page.locator('li', { hasText: 'Seat C' }).getByText('3 times the time').waitFor();
    await sitDown(cy.page, link, 'Cy');
    await boardIsThere(cy.page);
    for (const [name, time] of [
      ['Ben', '10:00'],
      ['Cy', '30:00'],
    ] as const)
      await cy.page.locator('.seat', { hasText: name }).getByRole('timer').filter({ hasText: time }).waitFor();
    await type(ada.page, 'e3-g5', 'e11-g11');
    await type(cy.page, 'o11-m11');
    await status(cy.page, 'Ada is thinking');
    await chooseSurely(cy.page, 'Resign');
    await ada.page.locator('.seat', { hasText: 'Cy' }).getByText('has resigned').waitFor();
    await status(ada.page, 'Ada to move');
    await chooseSurely(ada.page, 'Resign');
    await shows([ada], 'Ben has won: the last opponent resigned.');
    await shows([cy], 'You have resigned.');
    await Promise.all([closed(ada), closed(cy)]);
  });
});

describe.concurrent('a table for six', () => {
  test('goes on with computers while a player is away, who takes the seat back', async () => {
    const [ada, bo] = [await opened(), await opened()];
    const heard = await listen(ada.page);
    const link = await made(ada.page, 'chinese-6', async () => {
      for (const letter of ['C', 'D', 'E', 'F']) {
        await seat(ada.page, letter, 'Computer');
        await ada.page.getByLabel(`Level of seat ${letter}`).selectOption('1');
      }
      await withClock(ada.page); // without one the others wait for ten minutes
    });
    await sitDown(bo.page, link, 'Bo');
    await boardIsThere(bo.page);
    await goTo(bo.page, 'learn'); // away, but not gone
    await ada.page.locator('.seat', { hasText: 'Bo' }).getByText('away').waitFor();
    await type(ada.page, 'e4-f5');
    await hearing(heard)(/Bo has been away for a while\. .*stand in/);
    await ada.page.getByRole('button', { name: 'Skip the turn' }).click();
    await myTurn(ada.page); // in Bo's next turn the wait would begin anew
    await ada.page.getByRole('button', { name: 'Computer stands in' }).click();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Let a computer stand in' }).click();
    await ada.page.locator('.seat', { hasText: 'Bo' }).getByText('stands in').waitFor();
    await type(ada.page, 'f5-e4');
    await myTurn(ada.page);
    await bo.page.goBack();
    await status(bo.page, 'A computer plays for Bo.');
    await bo.page.getByRole('button', { name: 'Take my seat back' }).click();
    await ada.page.locator('.seat', { hasText: 'stands in' }).waitFor({ state: 'detached' });
    await type(ada.page, 'e4-f5');
    await myTurn(bo.page);
    await Promise.all([closed(ada), closed(bo)]);
  });
});
