// @vitest-environment jsdom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { session } from '../game/session.svelte';
import { DirectWorker } from '../testing/direct-worker';
import { speak } from '../texts/texts.svelte';
import { Analysis } from './analysis.svelte';

const GAME = '[Variant "halma-8"]\n[A "Ann"]\n[B "Ben"]\n\n1. c2-d3 f7-e6 2. d3-c2\n';

describe('an analysis', () => {
  let analysis: Analysis;
  let heard: string[];
  beforeEach(async () => {
    localStorage.clear();
    await speak('en');
    await session.open(GAME, 'file');
    analysis = new Analysis();
    analysis.goTo(3);
    heard = [];
    analysis.trial.announcements.subscribe((text) => heard.push(text));
  });

  test('says what happened at a moment that a button leads to', () => {
    analysis.stepTo(2);
    analysis.stepTo(0);
    expect(heard).toEqual(['Ben: f7 to e6, a step.', 'The start of the game']);
  });

  test('leaves it to the slider to say its own value', () => {
    analysis.goTo(1);
    expect(heard).toEqual([]);
  });

  test('says a move that is tried, and that it was taken back', async () => {
    analysis.goTo(1);
    await analysis.tryMove('g6-f5');
    analysis.back();
    expect(heard).toEqual(['Ben: g6 to f5, a step.', 'The move is undone.']);
  });

  test('that is left keeps no worker of its own', async () => {
    const post = DirectWorker.prototype.postMessage;
    vi.spyOn(DirectWorker.prototype, 'postMessage').mockImplementation(async function (this: DirectWorker, question) {
      const isSearch = 'ask' in question && ['review', 'bestVariations'].includes(question.ask);
      if (!isSearch) await post.call(this, question);
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const before = DirectWorker.started.length;
    const own = () => DirectWorker.started.slice(before).map(({ isAlive }) => isAlive);
    const reviewing = analysis.review();
    analysis.toggleVariations();
    await expect.poll(own).toEqual([true, true]);
    analysis.leave();
    await reviewing;
    expect(own()).toEqual([false, false]);
  });
});
