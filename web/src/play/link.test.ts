// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { gameParts, linkTo, positionParts, sharedIn } from './link';

const GAME = '[Variant "halma-8"]\n[A "Zoë"]\n\n1. d1-e2 h5-g4\n';

describe('sharing by address', () => {
  test('a whole game comes back as it was', async () => {
    expect(await sharedIn(await gameParts(GAME))).toEqual({ kind: 'game', text: GAME });
  });

  test('a position comes back with its variant and house rules', async () => {
    const position = '4bbbb/5bbb/6bb/7b/a7/aa6/aaa5/aaaa4 a 0 1';
    expect(await sharedIn(positionParts('halma-8', 'guards=1', position))).toEqual({
      kind: 'position',
      variant: 'halma-8',
      house: 'guards=1',
      position,
    });
    expect(await sharedIn(positionParts('halma-8', '', position))).toMatchObject({ house: '' });
  });

  test('everything lies behind the number sign, which no server sees', async () => {
    const link = new URL(linkTo(await gameParts(GAME)));
    expect(link.search).toBe('');
    expect(link.hash).toMatch(/^#\/game\/z[\w-]+$/);
  });

  test('other addresses share nothing', async () => {
    expect(await sharedIn(['new', 'halma-8'])).toBeNull();
  });

  test('a damaged address is an error, not an empty game', async () => {
    const [kind, data] = await gameParts(GAME);
    await expect(sharedIn([kind, data.slice(0, 20)])).rejects.toThrow();
    await expect(sharedIn([kind, 'x123'])).rejects.toThrow();
    await expect(sharedIn([kind, ''])).rejects.toThrow();
  });
});
