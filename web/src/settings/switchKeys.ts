/** The keys of two switches; empty for the usual ones. */
export interface SwitchKeys {
  first: string;
  second: string;
}
export type Which = keyof SwitchKeys;

const USUAL: SwitchKeys = { first: ' ', second: 'Enter' };

/** The effective keys of two switches. */
export function keysOfTwo({ first, second }: SwitchKeys): SwitchKeys {
  return { first: first === '' ? USUAL.first : first, second: second === '' ? USUAL.second : second };
}

/**
 * Gives a switch another key. If the other one has it, they swap: with one key for both, the highlight could not move.
 */
export function withKey(keys: SwitchKeys, which: Which, key: string): SwitchKeys {
  const changed = { ...keys, [which]: key };
  const { first, second } = keysOfTwo(changed);
  if (first !== second) return changed;
  return { ...changed, [which === 'first' ? 'second' : 'first']: keysOfTwo(keys)[which] };
}

/** Separates stored keys that are the same for both switches. Older versions allowed that. */
export function apart(keys: SwitchKeys): SwitchKeys {
  const { first, second } = keysOfTwo(keys);
  if (first !== second) return keys;
  return { ...keys, second: first === USUAL.second ? USUAL.first : '' };
}
