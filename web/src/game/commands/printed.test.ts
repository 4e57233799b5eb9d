// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { speak } from '../../texts/texts.svelte';
import { printed } from './printed.svelte';

function withKeyboard(getLayoutMap: () => Promise<Map<string, string>>): Promise<void> {
  Object.defineProperty(navigator, 'keyboard', { value: { getLayoutMap }, configurable: true });
  return printed.look();
}

afterEach(async () => {
  Reflect.deleteProperty(navigator, 'keyboard');
  await printed.look();
});

test.each([
  ['en', 'Q Z Y M , ;'],
  ['de', 'Q Y Z M , Ö'],
  ['fr', 'A W Y , ; M'],
  ['ru', 'Q Z Y M , ;'],
] as const)('keys bear what is printed on most keyboards of the language: %s', async (language, keys) => {
  await speak(language);
  expect(['KeyQ', 'KeyZ', 'KeyY', 'KeyM', 'Comma', 'Semicolon'].map((code) => printed.on(code)).join(' ')).toBe(keys);
});

test('keys bear what is printed on this keyboard where the browser knows it', async () => {
  await speak('en');
  await withKeyboard(async () => new Map(Object.entries({ KeyY: 'z', Minus: 'ß' })));
  expect(printed.on('KeyY')).toBe('Z');
  expect(printed.on('Minus')).toBe('ß');
  expect(printed.on('KeyA')).toBe('A');
});

test('a browser that refuses to tell is not asked for more', async () => {
  await speak('de');
  await withKeyboard(() => Promise.reject(new Error('not here')));
  expect(printed.on('KeyY')).toBe('Z');
});
