// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type Setup, usualSetup, withPeople } from '../table/setup';
import { variantNamed } from '../testing/boards';
import { beginningsOf, decide } from './beginning';

const BY_DIE: Setup = { ...usualSetup('chinese-3'), beginning: 'die' };

test('a die is thrown until one seat has thrown most, however often they tie', async () => {
  let ties = 40;
  const chance = (): number => (ties-- > 0 ? 0 : Math.random());
  const { first, throws } = await decide(await variantNamed('chinese-3'), BY_DIE, chance);
  expect(throws.length).toBeGreaterThan(13);
  expect(throws.at(-1)?.[first]).toBe(Math.max(...Object.values(throws.at(-1) ?? {})));
});

test('the table is asked for the youngest where several people play', async () => {
  const setup: Setup = {
    ...BY_DIE,
    beginning: 'youngest',
    players: { ...BY_DIE.players, C: { kind: 'person', name: 'Cy' } },
  };
  const variant = await variantNamed('chinese-3');
  expect(await beginningsOf(variant, setup)).toMatchObject({ chosen: 'youngest', asked: ['A', 'C'] });
  expect((await beginningsOf(variant, { ...BY_DIE, beginning: 'youngest' })).asked).toEqual([]);
});

test('whoever was agreed on begins, and the first person where nothing was said', async () => {
  const variant = await variantNamed('chinese-3');
  const setup = withPeople(usualSetup('chinese-3'), ['A', 'B', 'C'], ['B']);
  expect(await beginningsOf(variant, setup)).toEqual({ ways: ['coin', 'die', 'youngest'], chosen: 'B', asked: [] });
  expect((await beginningsOf(variant, { ...setup, beginning: 'C' })).chosen).toBe('C');
  expect(await decide(variant, { ...setup, beginning: 'C' }, Math.random)).toEqual({ first: 'C', throws: [] });
  expect((await beginningsOf(variant, { ...setup, beginning: 'F' })).chosen).toBe('B'); // there is no such seat
});
