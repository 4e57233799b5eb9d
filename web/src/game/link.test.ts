// @vitest-environment jsdom
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { playersFrom } from '../table/players';
import { gameParts, gathered, linkTo, MOST_BYTES, positionParts, sharedIn, TooLarge } from './link';

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

  test('a long name is cut when it is read, between characters', () => {
    const { A, B } = playersFrom({ A: `${'Ä'.repeat(23)}🦊${'x'.repeat(10_000)}`, B: ' Bo ' }, {});
    expect(A).toEqual({ kind: 'person', name: `${'Ä'.repeat(23)}🦊` });
    expect(B).toEqual({ kind: 'person', name: 'Bo' });
  });
});

describe('a damaged address is an error, not an empty game', () => {
  test.each([
    ['the end is missing', async () => (await gameParts(GAME))[1].slice(0, 20)],
    ['no such form', () => 'x123'],
    ['nothing at all', () => ''],
    ['no base64', () => 'u%%%'],
    ['no text', () => 'u_w'],
    ['nothing that was packed', () => 'zAAAA'],
  ])('%s', async (_, data) => {
    await expect(sharedIn(['game', await data()])).rejects.toThrow();
  });
});

describe('what is larger than a game is refused', () => {
  test('while it is unpacked, and no more of it is read', async () => {
    let [chunks, isCancelled] = [0, false];
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => {
        chunks += 1;
        controller.enqueue(new Uint8Array(100_000));
      },
      cancel: () => {
        isCancelled = true;
      },
    });
    await expect(gathered(endless)).rejects.toBeInstanceOf(TooLarge);
    expect(chunks).toBeLessThanOrEqual(MOST_BYTES / 100_000 + 2);
    expect(isCancelled).toBe(true);
  });

  test('in a small link', async () => {
    const packed = deflateRawSync(Buffer.alloc(5 * MOST_BYTES)).toString('base64url');
    expect(packed.length).toBeLessThan(MOST_BYTES / 100);
    await expect(sharedIn(['game', `z${packed}`])).rejects.toBeInstanceOf(TooLarge);
  });
});
