import { buildAskedFor, ruleBook, thinker } from './client';
import type { VariantInfo } from './protocol';

const build = buildAskedFor(window.location.search);
let onLost: (why: Error) => void = () => {};

/** The rule book and the thinker, each in its own worker. */
export const rules = ruleBook(build, (why) => onLost(why));
export const brain = thinker(build);

let loading: Promise<VariantInfo[]> | null = null;

/** All variants. Asked for once; a failure is forgotten, so that one can try again. */
export function variants(): Promise<VariantInfo[]> {
  loading ??= rules.variants().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Who hears of it when the rule book's worker has died and its games are gone. */
export function whenLost(listener: (why: Error) => void): void {
  onLost = listener;
}
