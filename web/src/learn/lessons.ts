import type { Lesson, Task } from './task';

const SQUARE = 'halma-8';
const STAR = 'chinese-2';

/** Five short lessons, the first tasks of each on a small square board, then the star. */
export const LESSONS: readonly Lesson[] = [
  {
    id: 'step',
    rule: 'step',
    tasks: [
      {
        id: 'step.1',
        variant: SQUARE,
        position: '4bbbb/5bbb/6bb/7b/a2a4/a7/aaa5/aaaa4 a',
        aim: { kind: 'reach', from: 'd4', to: 'e5' },
        turns: 1,
        solution: ['d4-e5'],
      },
      {
        id: 'step.2',
        variant: SQUARE,
        position: '4bbbb/5bbb/6bb/7b/8/aa1a4/aaa5/aaaa4 a',
        aim: { kind: 'reach', from: 'd3', to: 'f4' },
        turns: 2,
        waits: ['h5', 'h4'],
        solution: ['d3-e4', 'e4-f4'],
      },
      {
        id: 'step.3',
        variant: STAR,
        position: 'b/bb/bbb/bbbb/13/12/11/10/9/5a4/11/12/13/aa1a/aaa/aa/a a',
        aim: { kind: 'reach', from: 'i8', to: 'j9' },
        turns: 1,
        solution: ['i8-j9'],
      },
    ],
  },
  {
    id: 'hop',
    rule: 'hop',
    tasks: [
      {
        id: 'hop.1',
        variant: SQUARE,
        position: '4bbbb/5bbb/6bb/4a2b/a2a4/a7/aa6/aaaa4 a',
        aim: { kind: 'reach', from: 'd4', to: 'f6' },
        turns: 1,
        solution: ['d4-f6'],
      },
      {
        id: 'hop.2',
        variant: SQUARE,
        position: '4bbbb/5bbb/6bb/8/a2b4/a2a4/aaa5/aaaa4 a',
        aim: { kind: 'reach', from: 'd3', to: 'd5' },
        turns: 1,
        solution: ['d3-d5'],
      },
      {
        id: 'hop.3',
        variant: SQUARE,
        position: '4bbbb/5bbb/3b2b1/2a1b3/a2a4/2a5/aa6/aaaa4 a',
        aim: { kind: 'any', to: 'e7' },
        turns: 1,
        solution: ['c5-e7'],
      },
      {
        id: 'hop.4',
        variant: STAR,
        position: 'b/bb/bbb/bbbb/13/12/11/10/9/4aa4/11/12/13/aa2/aaa/aa/a a',
        aim: { kind: 'reach', from: 'h8', to: 'j8' },
        turns: 1,
        solution: ['h8-j8'],
      },
    ],
  },
  {
    id: 'chain',
    rule: 'chain',
    tasks: [
      {
        id: 'chain.1',
        variant: SQUARE,
        position: '4bbbb/5bbb/6bb/7b/a2a4/a7/aa1a4/aaaa4 a',
        aim: { kind: 'reach', from: 'd1', to: 'd5' },
        turns: 1,
        solution: ['d1-d3-d5'],
      },
      {
        id: 'chain.2',
        variant: SQUARE,
        position: '4bbbb/5bbb/4b1bb/3a4/8/1aa5/aaa5/aaaa4 a',
        aim: { kind: 'reach', from: 'b2', to: 'f6' },
        turns: 1,
        solution: ['b2-d4-d6-f6'],
      },
      {
        id: 'chain.3',
        variant: SQUARE,
        position: '4bbbb/2b2bbb/3b2b1/2a1a3/3a4/2a5/aaa5/aaa5 a',
        aim: { kind: 'reach', from: 'b1', to: 'd5' },
        turns: 1,
        solution: ['b1-d3-d5'],
      },
      {
        id: 'chain.4',
        variant: STAR,
        position: 'b/bb/bbb/bbb1/13/12/4b6/10/3a5/10/5a5/12/6a6/a3/aaa/aa/a a',
        aim: { kind: 'reach', from: 'f2', to: 'j12' },
        turns: 1,
        solution: ['f2-f4-h6-h8-h10-j12'],
      },
    ],
  },
  {
    id: 'ladder',
    rule: 'hint-ladders',
    tasks: [
      {
        id: 'ladder.1',
        variant: STAR,
        position: 'b/bb/bbb/bbbb/13/5a6/11/4a5/9/4a5/11/5a6/13/1a2/aa1/aa/a a',
        aim: { kind: 'reach', from: 'e3', to: 'k13' },
        turns: 1,
        solution: ['e3-g5-g7-i9-i11-k13'],
      },
      {
        id: 'ladder.2',
        variant: SQUARE,
        position: '4bbbb/1a3bbb/a5bb/7b/8/1a6/aaa5/aaaa4 a',
        aim: { kind: 'ladder', seat: 'A', hops: 3 },
        turns: 1,
        solution: ['a6-b5'],
      },
      {
        id: 'ladder.3',
        variant: STAR,
        position: 'b/bb/bbb/1bbb/13/5b6/11/4a5/3a5/10/11/5a6/13/aa2/a1a/aa/a a',
        aim: { kind: 'reach', from: 'e3', to: 'k13' },
        turns: 2,
        waits: ['m14', 'm13'],
        solution: ['h9-h8', 'e3-g5-g7-i9-i11-k13'],
      },
    ],
  },
  {
    id: 'home',
    rule: 'home',
    tasks: [
      {
        id: 'home.1',
        variant: SQUARE,
        position: '4aaaa/5aaa/6aa/6a1/2b5/bb6/bbb5/bbbb4 a',
        aim: { kind: 'home' },
        turns: 1,
        solution: ['g5-h5'],
      },
      {
        id: 'home.2',
        variant: SQUARE,
        position: '4aaa1/5aaa/6aa/4b2a/3a4/bb6/bbb5/bbbb4 a',
        aim: { kind: 'home' },
        turns: 1,
        solution: ['d4-f6-h8'],
      },
      {
        id: 'home.3',
        variant: SQUARE,
        position: '4aaa1/4aaaa/6aa/3b3a/8/bb6/bbb5/bbbb4 a',
        aim: { kind: 'home' },
        turns: 2,
        waits: ['d5', 'c5'],
        solution: ['g7-h8', 'e7-g7'],
      },
      {
        id: 'home.4',
        variant: STAR,
        position: '1/aa/aaa/aaaa/8a4/12/11/10/2b6/10/11/12/13/bbb1/bbb/bb/b a',
        aim: { kind: 'home' },
        turns: 2,
        waits: ['g9', 'g10'],
        solution: ['m15-m17', 'm13-m15'],
      },
    ],
  },
];

const BLOCKERS: Record<'square' | 'star', Task> = {
  square: {
    id: 'blockers.square',
    variant: SQUARE,
    position: '7b/8/4aa2/3aaaa1/b2aaa2/bb6/bbb5/bbba4 a',
    aim: { kind: 'out' },
    turns: 1,
    solution: ['d1-e2'],
  },
  star: {
    id: 'blockers.star',
    variant: STAR,
    position: 'b/2/3/4/13/12/11/5aa3/3aaa3/3a1a4/5aa4/12/13/bbba/bbb/bb/b a',
    aim: { kind: 'out' },
    turns: 1,
    solution: ['h4-h5'],
  },
};

/** The diagram that goes with a paragraph of the rules, on a board of this kind, if there is one. */
export function diagram(rule: string, kind: 'square' | 'star'): Task | undefined {
  if (rule === 'blockers') return BLOCKERS[kind];
  const variant = kind === 'square' ? SQUARE : STAR;
  return LESSONS.find((lesson) => lesson.rule === rule)?.tasks.find((task) => task.variant === variant);
}

export const DIAGRAMS: readonly Task[] = Object.values(BLOCKERS);
