import { beforeEach, expect, test } from 'vitest';
import { notices } from './notices.svelte';

beforeEach(() => notices.clear());

test('what was said and refused goes when the page goes on, and errors stay', () => {
  notices.say('Bo does not agree.');
  notices.refuse('It is not this seat’s turn.');
  notices.wrong('The rule book has stopped working.');
  notices.hush();
  expect(notices.list.map(({ kind }) => kind)).toEqual(['wrong']);
});

test('an alarm goes when its cause has gone', () => {
  notices.wrong('The computer player has stopped.', 'working');
  notices.wrong('There is no readable game in this link.');
  notices.wrong('This browser keeps nothing.', 'never');
  notices.works();
  expect(notices.list.map(({ text }) => text)).not.toContain('The computer player has stopped.');
  expect(notices.list).toHaveLength(2);
  notices.opened();
  expect(notices.list.map(({ text }) => text)).toEqual(['This browser keeps nothing.']);
});
