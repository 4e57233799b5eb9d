import { ruleBook, thinker } from './client';
import type { VariantInfo } from './protocol';

const listeners = new Set<(why: Error) => void>();

/** The rule book and the thinker, each in its own worker. */
export const rules = ruleBook((why) => {
  for (const listener of [...listeners]) listener(why);
});
export const brain = thinker();

/** Caches a value that never changes. After a failure the next call asks again. */
function once<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | null = null;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}

export const variants: () => Promise<VariantInfo[]> = once(() => rules.variants());

/** A variant of the catalogue, or a board of one's own such as `diamond(7) camp=6 seats=2`. */
export async function variantNamed(text: string): Promise<VariantInfo | null> {
  const known = (await variants()).find(({ id }) => id === text);
  return known ?? rules.variant(text);
}

/** The strength of each level, from the first on. */
export const ratings: () => Promise<number[]> = once(() => rules.ratings());

/** Subscribes to the death of the rule book's worker. Its games are gone then. Returns an unsubscribe function. */
export function whenLost(listener: (why: Error) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
