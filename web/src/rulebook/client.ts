import { joined } from './catalogue';
import { Connection } from './connection';
import type { RuleBook, Thinker } from './protocol';
import { Shelves } from './shelf';

export { Stopped } from './connection';

/** Each worker loads its own file: a board does not wait for the search. */
function createWorker(name: 'rules' | 'thinker'): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
}

/** @param lost called when the worker has died. Its games have to be read again */
export function ruleBook(lost: (why: Error) => void = () => {}): RuleBook {
  const connection = new Connection(
    () => createWorker('rules'),
    (why) => {
      shelves.lost();
      lost(why);
    },
  );
  const shelves = new Shelves(connection);
  connection.prepare();
  return {
    shelf: () => shelves.shelf(),
    knows: (game) => shelves.knows(game),
    variants: async () => joined(await connection.ask('variants', [])),
    variant: async (...asked) => {
      const answer = await connection.ask('variant', asked);
      return answer.ok ? (joined(answer.value)[0] ?? null) : null;
    },
    ratings: () => connection.ask('ratings', []),
    rules: (...asked) => connection.ask('rules', asked),
    collection: (...asked) => connection.ask('collection', asked),
    write: async (game, tags) => connection.ask('write', [shelves.inWorker(game), Object.entries(tags).flat()]),
    targets: async (...asked) => connection.ask('targets', shelves.asked(asked)),
    nextHops: async (...asked) => connection.ask('nextHops', shelves.asked(asked)),
    ladders: async (...asked) => connection.ask('ladders', shelves.asked(asked)),
    isReached: async (...asked) => connection.ask('isReached', shelves.asked(asked)),
    whyNot: async (...asked) => connection.ask('whyNot', shelves.asked(asked)),
    isPartOf: (...asked) => connection.ask('isPartOf', asked),
    setOut: (...asked) => connection.ask('setOut', asked),
    house: (...asked) => connection.ask('house', asked),
    agree: (...asked) => connection.ask('agree', asked),
    beginnings: (...asked) => connection.ask('beginnings', asked),
    decide: (...asked) => connection.ask('decide', asked),
    rightsAt: (...asked) => connection.ask('rightsAt', asked),
    closeTable: (...asked) => connection.ask('closeTable', asked),
    perft: (...asked) => connection.ask('perft', asked),
  };
}

/** It starts with the first question or `prepare`, because most screens need no thinker. */
export function thinker(): Thinker {
  const connection = new Connection(() => createWorker('thinker'));
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
