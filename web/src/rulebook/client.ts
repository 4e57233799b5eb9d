import { joined } from './catalogue';
import { Line } from './line';
import type { Build, RuleBook, Thinker } from './protocol';

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
    variants: async () => joined(await line.ask('variants', [])),
    rules: (...asked) => line.ask('rules', asked),
    newGame: (...asked) => line.ask('newGame', asked),
    fromPosition: (...asked) => line.ask('fromPosition', asked),
    read: (...asked) => line.ask('read', asked),
    write: (game, tags) => line.ask('write', [game, Object.entries(tags).flat()]),
    view: (...asked) => line.ask('view', asked),
    history: (...asked) => line.ask('history', asked),
    targets: (...asked) => line.ask('targets', asked),
    nextHops: (...asked) => line.ask('nextHops', asked),
    ladders: (...asked) => line.ask('ladders', asked),
    play: (...asked) => line.ask('play', asked),
    rule: (...asked) => line.ask('rule', asked),
    whyNot: (...asked) => line.ask('whyNot', asked),
    againstDraw: (...asked) => line.ask('againstDraw', asked),
    isPartOf: (...asked) => line.ask('isPartOf', asked),
    setOut: (...asked) => line.ask('setOut', asked),
    house: (...asked) => line.ask('house', asked),
    agree: (...asked) => line.ask('agree', asked),
    beginnings: (...asked) => line.ask('beginnings', asked),
    decide: (...asked) => line.ask('decide', asked),
    nextToBegin: (...asked) => line.ask('nextToBegin', asked),
    forget: (...asked) => line.ask('forget', asked),
    perft: (...asked) => line.ask('perft', asked),
  };
}

/** It starts when it is first asked, or before: most screens have nothing for it to think about. */
export function thinker(build: Build): Thinker {
  const line = new Line(createWorker, build);
  return {
    choose: (...asked) => line.ask('choose', asked),
    bestLines: (gameText, count, millis, progress) => line.ask('bestLines', [gameText, count, millis], progress),
    review: (gameText, millis, progress) => line.ask('review', [gameText, millis], progress),
    bench: () => line.ask('bench', []),
    prepare: () => line.prepare(),
    stop: () => line.stop(),
  };
}
