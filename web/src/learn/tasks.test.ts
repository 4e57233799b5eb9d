import { describe, expect, test } from 'vitest';
import { ruleBook } from '../rulebook/client';
import type { GameView, RuleBook } from '../rulebook/protocol';
import { DIAGRAMS, LESSONS } from './lessons';
import { PUZZLES } from './puzzles';
import { aimText, type Task } from './task';

// Every task is played through the rule book as it was compiled for browsers.
const rules: RuleBook = ruleBook();
const games = rules.shelf();

const LESSON_TASKS = LESSONS.flatMap(({ tasks }) => tasks);
const ALL: readonly Task[] = [...LESSON_TASKS, ...DIAGRAMS, ...PUZZLES];

async function open(task: Task): Promise<GameView> {
  const answer = await games.fromPosition(task.variant, '', task.position);
  if (!answer.ok) throw new Error(`${task.id}: ${answer.why.key}`);
  return answer.value;
}

async function played(view: GameView, move: string): Promise<GameView> {
  const answer = await games.play(view.id, view.toMove, move);
  if (!answer.ok) throw new Error(`${move}: ${answer.why.key}`);
  return answer.value;
}

function reached(task: Task, view: GameView): Promise<boolean> {
  return rules.isReached(view.id, aimText(task.aim));
}

/** Returns how many turns the solution takes to reach the aim, or null if it does not. */
async function solve(task: Task): Promise<number | null> {
  let view = await open(task);
  for (const [index, move] of task.solution.entries()) {
    view = await played(view, move);
    expect(view.last?.text, 'the solution names every landing').toBe(move);
    if (await reached(task, view)) return index + 1;
    const [one, other] = task.waits ?? ['', ''];
    const from = view.pieces[one] === view.toMove ? one : other;
    view = await played(view, `${from}-${from === one ? other : one}`);
  }
  return null;
}

describe.each(ALL.map((task) => ({ id: task.id, task })))('task $id', ({ task }) => {
  test('is open, with the learner to move, and not done yet', async () => {
    const view = await open(task);
    expect(view.outcome.kind).toBe('open');
    expect(view.toMove).toBe('A');
    expect(await reached(task, view)).toBe(false);
  });

  test('is solved by its solution, in exactly the turns it gives', async () => {
    expect(await solve(task)).toBe(task.turns);
  });
});

const CHOICES = [...LESSON_TASKS, ...PUZZLES].filter(({ turns }) => turns === 1);
describe.each(CHOICES.map((task) => ({ id: task.id, task })))('the one turn of $id', ({ task }) => {
  test('has to be looked for: less than a quarter of all moves will do', async () => {
    const view = await open(task);
    const moves = (await Promise.all(view.movable.map((cell) => rules.targets(view.id, cell)))).flat();
    let solving = 0;
    for (const { route } of moves) {
      const after = await played(view, route.join('-'));
      if (await reached(task, after)) solving++;
    }
    expect(solving).toBeGreaterThan(0);
    expect(solving).toBeLessThan(moves.length / 4);
  });
});

test('every task has a name of its own', () => {
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
});

test('a blocker is the only piece that may move in the diagrams about blockers', async () => {
  for (const task of DIAGRAMS) expect((await open(task)).movable).toHaveLength(1);
});
