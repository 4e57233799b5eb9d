import { expect, test } from 'vitest';
import { notices } from './notices.svelte';

test('what was said and refused goes when the page goes on, and errors stay', () => {
  notices.say('Bo does not agree.');
  notices.refuse('It is not this seat’s turn.');
  notices.wrong('The rule book has stopped working.');
  notices.hush();
  expect(notices.list.map(({ kind }) => kind)).toEqual(['wrong']);
});
