// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { Analysis } from '../../analysis/analysis.svelte';
import { Exercise } from '../../learn/exercise.svelte';
import type { Task } from '../../learn/task';
import { rules } from '../../rulebook/books';
import { settings } from '../../settings/settings.svelte';
import { type Setup, usualSetup } from '../../table/setup';
import { variantNamed } from '../../testing/boards';
import { DirectWorker } from '../../testing/direct-worker';
import { speak } from '../../texts/texts.svelte';
import { Session, session } from '../session.svelte';
import type { Interaction } from './interaction.svelte';

/** Two people at one board. */
function people(): Setup {
  const setup = usualSetup('halma-8');
  return { ...setup, players: { ...setup.players, B: { kind: 'person', name: 'Bea' } } };
}

/** All taps in the same tick. */
async function tap(interaction: Interaction, ...cells: string[]): Promise<void> {
  await Promise.all(cells.map((cell) => interaction.pick(cell)));
}

const TASK: Task = {
  id: 'two-steps',
  variant: 'halma-8',
  position: '4bbbb/5bbb/6bb/7b/a7/aa6/aaa5/aaaa4 a 0 1',
  aim: { kind: 'reach', from: 'd1', to: 'f3' },
  turns: 3,
  waits: ['h5', 'g4'],
  solution: ['d1-e2', 'e2-f3'],
};

async function exercise(task = TASK): Promise<Exercise> {
  const room = {
    rules,
    tell: ({ key }: { key: string }) => key,
    isStill: () => true,
    solved: () => {},
    failed: (error: unknown) => {
      throw error;
    },
  };
  const begun = new Exercise(task, await variantNamed('halma-8'), room);
  await begun.begin();
  return begun;
}

describe('taps that come faster than the rule book answers are all honoured, in their order', () => {
  beforeEach(async () => {
    localStorage.clear();
    settings.turn('confirm', false);
    await speak('en');
  });

  test('in a game', async () => {
    const played = new Session();
    await played.start(people(), 'A');
    await tap(played.interaction, 'd1', 'e2', 'h5', 'g4', 'e2', 'f3');
    expect(played.moments.map(({ last }) => last?.text)).toEqual([undefined, 'd1-e2', 'h5-g4', 'e2-f3']);
  });

  test('in a lesson, the answer of the other side in between', async () => {
    const task = await exercise();
    await tap(task.trial.interaction, 'd1', 'e2', 'e2', 'f3');
    expect(task.state).toBe('solved');
  });

  test('in a branch of an analysis', async () => {
    await session.start(people(), 'A');
    const analysis = new Analysis();
    analysis.goTo(0);
    await tap(analysis.trial.interaction, 'd1', 'e2', 'h5', 'g4');
    expect(analysis.branch.map(({ last }) => last?.text)).toEqual(['d1-e2', 'h5-g4']);
    expect(session.moments).toHaveLength(1);
  });

  test('a drop and a step back wait as well', async () => {
    const task = await exercise();
    const { interaction } = task.trial;
    await Promise.all([
      interaction.pick('c1'),
      interaction.back(),
      interaction.pick('d1'),
      interaction.dropAt('d1', 'e2'),
    ]);
    expect(task.trial.view?.pieces).toMatchObject({ e2: 'A', c1: 'A' });
  });
});

test('an untouched lesson sets its position up again when the rule book has died', async () => {
  const task = await exercise();
  DirectWorker.allDie();
  await tap(task.trial.interaction, 'd1', 'e2', 'e2', 'f3');
  expect(task.state).toBe('solved');
});

describe('why a piece can’t go somewhere', () => {
  test('is asked without playing anything, in a lesson too', async () => {
    const { trial } = await exercise({ ...TASK, position: '4bbbb/5bbb/6bb/7b/a7/aaa5/aaa5/aaa5 a 0 1' });
    const before = trial.view;
    await trial.interaction.pick('a1');
    expect(trial.effects.bubble).toEqual({ cell: 'a1', text: 'refusal.stuck' });
    await tap(trial.interaction, 'c1', 'h1');
    expect(trial.effects.bubble).toEqual({ cell: 'h1', text: 'refusal.not-neighbours' });
    await trial.interaction.back();
    await trial.interaction.pick('h8');
    expect(trial.effects.bubble).toEqual({ cell: 'h8', text: 'refusal.not-your-piece' });
    expect(trial.view).toBe(before);
  });
});
