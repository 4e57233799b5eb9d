import { type Catalogue, joined } from './catalogue';
import { Line } from './line';
import type { Build, RuleBook, ScoredLine, Thinker, TurnReview } from './protocol';

export { Stopped } from './line';

function createWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** `?build=js` in the page's address asks for the build that older browsers get. */
export function buildAskedFor(query: string): Build {
  return new URLSearchParams(query).get('build') === 'js' ? 'js' : 'any';
}

/** @param lost hears of it when the worker has died: the games it had by number have to be read again */
export function ruleBook(build: Build, lost?: (why: Error) => void): RuleBook {
  const line = new Line(createWorker, build, lost);
  line.prepare();
  return {
    variants: async () => joined(await line.ask<Catalogue>('variants', [])),
    rules: (...args) => line.ask('rules', args),
    newGame: (...args) => line.ask('newGame', args),
    fromPosition: (...args) => line.ask('fromPosition', args),
    read: (hgn) => line.ask('read', [hgn]),
    write: (game, tags) => line.ask('write', [game, Object.entries(tags).flat()]),
    view: (game) => line.ask('view', [game]),
    history: (game) => line.ask('history', [game]),
    targets: (game, from) => line.ask('targets', [game, from]),
    nextHops: (game, landings) => line.ask('nextHops', [game, landings]),
    ladders: (game, seat) => line.ask('ladders', [game, seat]),
    play: (...args) => line.ask('play', args),
    rule: (...args) => line.ask('rule', args),
    whyNot: (...args) => line.ask('whyNot', args),
    againstDraw: (...args) => line.ask('againstDraw', args),
    isPartOf: (...args) => line.ask('isPartOf', args),
    setOut: (...args) => line.ask('setOut', args),
    house: (...args) => line.ask('house', args),
    agree: (...args) => line.ask('agree', args),
    beginnings: (...args) => line.ask('beginnings', args),
    decide: (...args) => line.ask('decide', args),
    nextToBegin: (...args) => line.ask('nextToBegin', args),
    forget: (keep) => line.ask('forget', [keep]),
    perft: (...args) => line.ask('perft', args),
  };
}

/** It starts when it is first asked, or before: most screens have nothing for it to think about. */
export function thinker(build: Build): Thinker {
  const line = new Line(createWorker, build);
  return {
    choose: (...args) => line.ask('choose', args),
    bestLines: (gameText, count, millis, progress) =>
      line.ask('bestLines', [gameText, count, millis], (soFar: ScoredLine[]) => progress(soFar)),
    review: (gameText, millisATurn, progress) =>
      line.ask(
        'review',
        [gameText, millisATurn],
        ({ done, all, turn }: { done: number; all: number; turn: TurnReview | null }) => progress(done, all, turn),
      ),
    bench: () => line.ask('bench', []),
    prepare: () => line.prepare(),
    stop: () => line.stop(),
  };
}
