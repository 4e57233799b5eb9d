import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newPlan } from '../table/remote/shapes';
import { variantNamed } from '../testing/boards';
import { type Draft, mayAllowChat, planOf, usualDraft, withWish } from './draft';

test('a table is usually made for oneself and friends', async () => {
  const variant = await variantNamed('chinese-3');
  const plan = planOf(variant, usualDraft(variant));
  expect(plan.chairs).toEqual({ A: { kind: 'me' }, B: { kind: 'invited' }, C: { kind: 'invited' } });
  expect(plan.names).toEqual({}); // one's own may change
  expect(v.safeParse(newPlan, plan).success).toBe(true);
});

test('several people at one device have seats and names of their own', async () => {
  const variant = await variantNamed('chinese-3');
  let draft = withWish(usualDraft(variant), 'B', { kind: 'here', name: ' Ben ' });
  draft = withWish(draft, 'C', { kind: 'computer', level: 2 });
  const { chairs, names } = planOf(variant, draft);
  expect(chairs).toEqual({ A: { kind: 'me' }, B: { kind: 'me' }, C: { kind: 'computer', level: 2 } });
  expect(names).toEqual({ B: 'Ben' });
});

test('whoever sits down elsewhere leaves the seat before', async () => {
  const variant = await variantNamed('chinese-2');
  expect(withWish(usualDraft(variant), 'B', { kind: 'me' }).wishes).toEqual({
    A: { kind: 'invited' },
    B: { kind: 'me' },
  });
});

test('where strangers find the table, free words are for those who are invited', async () => {
  const variant = await variantNamed('chinese-3');
  const wished = { ...usualDraft(variant), isPublic: true, allowsChat: true };
  expect(planOf(variant, wished).chat).toBe(true);
  const open = withWish(withWish(wished, 'B', { kind: 'open' }), 'C', { kind: 'open' });
  expect(mayAllowChat(open)).toBe(false);
  expect(planOf(variant, open).chat).toBe(false);
  expect(planOf(variant, { ...open, isPublic: false }).chat).toBe(true);
});

test('only people who know each other have more time than others, and only with a clock', async () => {
  const variant = await variantNamed('chinese-3');
  let draft: Draft = { ...usualDraft(variant), pace: 'move:30', timeOdds: { A: 1, B: 3, C: 2 } };
  draft = withWish(draft, 'C', { kind: 'computer', level: 2 });
  expect(planOf(variant, draft).timeOdds).toEqual({ B: 3 });
  expect(v.safeParse(newPlan, planOf(variant, draft)).success).toBe(true);
  expect(planOf(variant, { ...draft, isPublic: true }).timeOdds).toEqual({});
  expect(planOf(variant, { ...draft, pace: 'none' }).timeOdds).toEqual({});
});
