import { buildAskedFor, ruleBook, thinker } from './client';
import type { VariantInfo } from './protocol';

const build = buildAskedFor(window.location.search);
let onLost: (why: Error) => void = () => {};

/** The rule book and the thinker, each in its own worker. */
export const rules = ruleBook(build, (why) => onLost(why));
export const brain = thinker(build);

let loading: Promise<VariantInfo[]> | null = null;

/** All variants. They are asked for once. After a failure the next call asks again. */
export function variants(): Promise<VariantInfo[]> {
  loading ??= rules.variants().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Sets the listener for the death of the rule book's worker. Its games are gone then. */
export function whenLost(listener: (why: Error) => void): void {
  onLost = listener;
}
