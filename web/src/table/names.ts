import * as v from 'valibot';
import { keep, keptAs, listOf } from '../settings/stored';

/** The most names that are stored. The least recently used one is dropped. */
const MOST = 12;

/** The names of players who have played at this device, latest first. */
export function knownNames(): string[] {
  return keptAs('names', listOf(v.string()))?.slice(0, MOST) ?? [];
}

export function rememberNames(names: readonly string[]): void {
  const used = names.map((name) => name.trim()).filter((name) => name !== '');
  if (used.length > 0) keep('names', [...new Set([...used, ...knownNames()])].slice(0, MOST));
}

export function forgetName(name: string): void {
  keep(
    'names',
    knownNames().filter((one) => one !== name),
  );
}
