// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetName, knownNames, rememberNames } from './names';

beforeEach(() => localStorage.clear());

test('names are remembered once each, the latest first, and can be forgotten', () => {
  rememberNames(['Mia', '', ' Ben ']);
  rememberNames(['Ben', 'Oma']);
  expect(knownNames()).toEqual(['Ben', 'Oma', 'Mia']);
  forgetName('Oma');
  expect(knownNames()).toEqual(['Ben', 'Mia']);
});

test('only so many names are remembered, and nothing that is no name', () => {
  rememberNames(Array.from({ length: 40 }, (_, number) => `Guest ${number}`));
  expect(knownNames()).toHaveLength(12);
  localStorage.setItem('halma.names', '[1, "Mia", null]');
  expect(knownNames()).toEqual(['Mia']);
});
