/** The keys of two switches; empty for the usual ones. */
export interface SwitchKeys {
  first: string;
  second: string;
}
export type Which = keyof SwitchKeys;

const USUAL: SwitchKeys = { first: ' ', second: 'Enter' };

/** The keys that two switches have in fact. */
export function keysOfTwo({ first, second }: SwitchKeys): SwitchKeys {
  return { first: first === '' ? USUAL.first : first, second: second === '' ? USUAL.second : second };
}

/** Gives a switch another key. If the other one has it, they swap: with one key for both, nobody could move the light. */
export function withKey(keys: SwitchKeys, which: Which, key: string): SwitchKeys {
  const changed = { ...keys, [which]: key };
  const { first, second } = keysOfTwo(changed);
  if (first !== second) return changed;
  return { ...changed, [which === 'first' ? 'second' : 'first']: keysOfTwo(keys)[which] };
}

/** Kept keys of which both may be the same: older versions allowed that. */
export function apart(keys: SwitchKeys): SwitchKeys {
  const { first, second } = keysOfTwo(keys);
  if (first !== second) return keys;
  return { ...keys, second: first === USUAL.second ? USUAL.first : '' };
}
