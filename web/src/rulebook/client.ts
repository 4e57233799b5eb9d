import { joined } from './catalogue';
import { Connection } from './connection';
import type { RuleBook, Thinker } from './protocol';

export { Stopped } from './connection';

function createWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** @param lost called when the worker has died. Its games have to be read again */
export function ruleBook(lost?: (why: Error) => void): RuleBook {
  const connection = new Connection(createWorker, lost);
  connection.prepare();
  return {
    variants: async () => joined(await connection.ask('variants', [])),
    variant: async (...asked) => {
      const answer = await connection.ask('variant', asked);
      return answer.ok ? (joined(answer.value)[0] ?? null) : null;
    },
    ratings: () => connection.ask('ratings', []),
    rules: (...asked) => connection.ask('rules', asked),
    newGame: (...asked) => connection.ask('newGame', asked),
    fromPosition: (...asked) => connection.ask('fromPosition', asked),
    read: (...asked) => connection.ask('read', asked),
    collection: (...asked) => connection.ask('collection', asked),
    write: (game, tags) => connection.ask('write', [game, Object.entries(tags).flat()]),
    view: (...asked) => connection.ask('view', asked),
    history: (...asked) => connection.ask('history', asked),
    targets: (...asked) => connection.ask('targets', asked),
    nextHops: (...asked) => connection.ask('nextHops', asked),
    ladders: (...asked) => connection.ask('ladders', asked),
    isReached: (...asked) => connection.ask('isReached', asked),
    play: (...asked) => connection.ask('play', asked),
    rule: (...asked) => connection.ask('rule', asked),
    replay: (...asked) => connection.ask('replay', asked),
    whyNot: (...asked) => connection.ask('whyNot', asked),
    againstDraw: (...asked) => connection.ask('againstDraw', asked),
    isPartOf: (...asked) => connection.ask('isPartOf', asked),
    setOut: (...asked) => connection.ask('setOut', asked),
    house: (...asked) => connection.ask('house', asked),
    agree: (...asked) => connection.ask('agree', asked),
    beginnings: (...asked) => connection.ask('beginnings', asked),
    decide: (...asked) => connection.ask('decide', asked),
    nextToBegin: (...asked) => connection.ask('nextToBegin', asked),
    forget: (...asked) => connection.ask('forget', asked),
    perft: (...asked) => connection.ask('perft', asked),
  };
}

/** It starts with the first question or `prepare`, because most screens need no thinker. */
export function thinker(): Thinker {
  const connection = new Connection(createWorker);
  return {
    choose: (...asked) => connection.ask('choose', asked),
    bestVariations: (gameText, count, millis, progress) =>
      connection.ask('bestVariations', [gameText, count, millis], progress),
    review: (gameText, millis, progress) => connection.ask('review', [gameText, millis], progress),
    puzzle: (...asked) => connection.ask('puzzle', asked),
    bench: () => connection.ask('bench', []),
    prepare: () => connection.prepare(),
    stop: () => connection.stop(),
    end: () => connection.end(),
  };
}
