import { beforeEach, expect, test } from 'vitest';
import { DirectWorker } from '../testing/direct-worker';
import { ruleBook } from './client';
import type { GameView, RuleBook, Shelf } from './protocol';
import { GameLost } from './shelf';

let rules: RuleBook;
beforeEach(() => {
  rules = ruleBook();
});

async function begun(games: Shelf): Promise<GameView> {
  const answer = await games.newGame('halma-8', '', 'A');
  if (!answer.ok) throw new Error(answer.why.key);
  return answer.value;
}

test('one owner can not forget the games of another', async () => {
  const [mine, yours] = [rules.shelf(), rules.shelf()];
  const [kept, other] = [await begun(mine), await begun(yours)];
  yours.dispose();
  mine.keepOnly([kept]);
  await expect(rules.targets(kept.id, 'd1')).resolves.not.toHaveLength(0);
  await expect(rules.targets(other.id, 'd1')).rejects.toThrow('no game has the number');
});

test('an owner forgets what it no longer keeps', async () => {
  const games = rules.shelf();
  const first = await begun(games);
  const answer = await games.play(first.id, 'A', 'd1-e2');
  if (!answer.ok) throw new Error(answer.why.key);
  games.keepOnly([answer.value]);
  await expect(rules.targets(answer.value.id, 'h5')).resolves.not.toHaveLength(0);
  await expect(rules.targets(first.id, 'd1')).rejects.toThrow('no game has the number');
});

test('a game that is being made while others are forgotten stays', async () => {
  const [old, games] = [rules.shelf(), rules.shelf()];
  await begun(old);
  const making = begun(games);
  old.dispose();
  const view = await making;
  await expect(rules.targets(view.id, 'd1')).resolves.not.toHaveLength(0);
});

test('a number never means a game of another worker', async () => {
  const games = rules.shelf();
  const lost = await begun(games);
  DirectWorker.started.at(-1)?.die();
  const found = await begun(games);
  expect(found.id).not.toBe(lost.id);
  expect([rules.knows(lost.id), rules.knows(found.id)]).toEqual([false, true]);
  await expect(rules.targets(lost.id, 'd1')).rejects.toThrow(GameLost);
  await expect(rules.targets(found.id, 'd1')).resolves.not.toHaveLength(0);
});
