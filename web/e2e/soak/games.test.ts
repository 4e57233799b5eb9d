import { expect, test } from 'vitest';
import { WHOLE_GAME_MILLIS } from '../../patience';
import { closed, listen, opened, openGame, thinkByLooks } from '../page';
import { bothAreSeen, clicking, moveTo, playAsAdvised, tapping } from '../pointing';
import { movesOf } from '../table';

test.each([
  {
    what: 'by touch on a phone',
    variant: 'halma-8',
    options: { viewport: { width: 390, height: 844 }, hasTouch: true },
    point: tapping,
  },
  { what: 'by mouse on a desktop', variant: 'diamond-9', options: {}, point: clicking },
])(
  'a whole game is played $what, against a computer',
  async ({ variant, options, point }) => {
    const open = await opened({}, options);
    const { page } = open;
    const said = await listen(page);
    await thinkByLooks(page, 100);
    await openGame(page, `[Variant "${variant}"]\n[LevelB "1"]\n\n*\n`);
    await playAsAdvised(page, said, point);
    await page.getByRole('dialog', { name: 'You have won!' }).waitFor();
    expect(await bothAreSeen(page)).toBe(true);
    await closed(open);
  },
  WHOLE_GAME_MILLIS,
);

test(
  'a whole game is played by two people round a tablet',
  async () => {
    const open = await opened({ tabletop: true }, { viewport: { width: 820, height: 1180 }, hasTouch: true });
    const { page } = open;
    await openGame(page, '[Variant "halma-8"]\n\n*\n');
    for (const route of movesOf('halma-8')) {
      const [from = '', ...landings] = route.split('-');
      await moveTo(page, [from, landings.at(-1) ?? ''], tapping);
    }
    await page.getByRole('dialog', { name: 'Blue has won' }).waitFor();
    await closed(open);
  },
  WHOLE_GAME_MILLIS,
);
