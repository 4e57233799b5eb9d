import { describe, test } from 'vitest';
import { WHOLE_GAME_MILLIS } from '../../patience';
import { against, hearsEveryMove, listsAreShort, PHONE, playByKeys, playByLists } from '../ear';
import { closed } from '../page';

describe('a whole game is played by somebody who hears it, with a keyboard', () => {
  test.each([
    { variant: 'american-2', where: 'a desktop', computers: 'B', options: {} },
    { variant: 'american-2', where: 'a phone', computers: 'B', options: PHONE },
    { variant: 'chinese-2', where: 'a desktop', computers: 'B', options: {} },
    { variant: 'chinese-2', where: 'a phone', computers: 'B', options: PHONE },
    { variant: 'chinese-6', where: 'a desktop', computers: 'BCDEF', options: {} },
    { variant: 'chinese-6', where: 'a phone', computers: 'BCDEF', options: PHONE },
  ])(
    '$variant on $where',
    async ({ variant, computers, options }) => {
      const { open, reader } = await against(computers, variant, { options });
      await playByKeys(reader);
      await closed(open);
    },
    WHOLE_GAME_MILLIS,
  );
});

test.each([
  { where: 'a phone', options: PHONE },
  { where: 'a desktop', options: {} },
])(
  'a whole game is played in two lists on $where',
  async ({ options }) => {
    const { open, reader } = await against('B', 'halma-8', { options, settings: { view: 'lists' } });
    await reader.hears(/Your turn/);
    await listsAreShort(open.page);
    await playByLists(open.page, reader);
    await closed(open);
  },
  WHOLE_GAME_MILLIS,
);

test(
  'every move of a whole game is heard once, in order, whatever windows open and close meanwhile',
  async () => {
    const { open, reader } = await against('AB', 'halma-8', { settings: { pace: 'quick' } });
    await hearsEveryMove(open.page, reader);
    await closed(open);
  },
  WHOLE_GAME_MILLIS,
);
