// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { number, speak, t } from './texts.svelte';

test('Portuguese counts and writes numbers as Portugal does', async () => {
  await speak('pt');
  expect(t('page.seat.turns', { turns: 0 })).toBe('0 turnos');
  expect(number(12345678)).toBe('12\u00a0345\u00a0678');
  await speak('en');
});
