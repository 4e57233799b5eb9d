import { type Catalogue, joined } from './catalogue';
import type { RuleBook } from './protocol';
import type { Functions } from './worker';

/** The compiled rule book in the same thread, without a worker: for programs that have no page. */
export function directRuleBook(functions: Functions): RuleBook {
  const ask = async <T>(name: string, ...args: unknown[]): Promise<T> => {
    const answer = functions[name];
    if (answer === undefined) throw new Error(`The rule book has no function ${name}.`);
    return JSON.parse(answer(...args)) as T;
  };
  return {
    variants: async () => joined(await ask<Catalogue>('variants')),
    newGame: (...args) => ask('newGame', ...args),
    fromPosition: (...args) => ask('fromPosition', ...args),
    read: (hgn) => ask('read', hgn),
    write: (game, tags) => ask('write', game, Object.entries(tags).flat()),
    view: (game) => ask('view', game),
    history: (game) => ask('history', game),
    targets: (game, from) => ask('targets', game, from),
    nextHops: (game, landings) => ask('nextHops', game, landings),
    ladders: (game, seat) => ask('ladders', game, seat),
    play: (...args) => ask('play', ...args),
    forget: (keep) => ask('forget', keep),
    perft: (...args) => ask('perft', ...args),
  };
}
