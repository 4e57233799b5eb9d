// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listed, number, speak, t } from './texts.svelte';

test('Portuguese counts and writes numbers as Portugal does', async () => {
  await speak('pt');
  expect(t('page.seat.turns', { turns: 0 })).toBe('0 turnos');
  expect(number(12345678)).toBe('12\u00a0345\u00a0678');
  await speak('en');
});

test('English lists as Britain does', async () => {
  await speak('en');
  expect(listed(['Ann', 'Ben', 'Cleo'])).toBe('Ann, Ben and Cleo');
  expect(listed(['a4', 'b5', 'c6'], 'disjunction')).toBe('a4, b5 or c6');
});

test('a name that runs from right to left is kept apart from the sentence around it', () => {
  expect(t('page.say.passed', { name: 'דנה' })).toBe('\u2068דנה\u2069 passes.');
  expect(t('page.say.passed', { name: 'Дина' })).toBe('Дина passes.');
});
