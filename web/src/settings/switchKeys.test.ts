import { expect, test } from 'vitest';
import { apart, keysOfTwo, type SwitchKeys, withKey } from './switchKeys';

const USUAL: SwitchKeys = { first: '', second: '' };

/** The keys that two switches have in the end, as 'first second'. */
function both(keys: SwitchKeys): string {
  const { first, second } = keysOfTwo(keys);
  return [first, second].map((key) => (key === ' ' ? 'Space' : key)).join(' ');
}

test('two switches are Space and Enter, or what they have learned', () => {
  expect(both(USUAL)).toBe('Space Enter');
  expect(both(withKey(USUAL, 'first', 'F8'))).toBe('F8 Enter');
});

test('a switch that learns the key of the other one swaps with it, and never shares it', () => {
  expect(both(withKey(USUAL, 'first', 'Enter'))).toBe('Enter Space');
  expect(both(withKey(USUAL, 'second', ' '))).toBe('Enter Space');
  expect(both(withKey({ first: 'F8', second: 'F9' }, 'second', 'F8'))).toBe('F9 F8');
});

test('a switch that forgets its key does not take the key of the other one', () => {
  expect(both(withKey({ first: 'Enter', second: ' ' }, 'first', ''))).toBe('Space Enter');
});

test('kept keys that are the same are told apart, and others stay', () => {
  expect(both(apart({ first: 'Enter', second: '' }))).toBe('Enter Space');
  expect(both(apart({ first: '', second: ' ' }))).toBe('Space Enter');
  expect(both(apart({ first: 'F8', second: 'F8' }))).toBe('F8 Enter');
  expect(apart({ first: 'F8', second: 'a' })).toEqual({ first: 'F8', second: 'a' });
});
