// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { spoken } from '../texts/texts.svelte';
import { settings } from './settings.svelte';
import { kept } from './stored';

afterEach(async () => {
  settings.choose('size', 'usual');
  settings.choose('mode', 'auto');
  await settings.useLanguage('en');
});

test('leaving XXL turns off only what it has turned on', () => {
  settings.turn('confirm', true);
  settings.turn('showMovable', false);
  settings.choose('size', 'xxl');
  expect(settings.switches).toMatchObject({ confirm: true, showMovable: true });
  settings.choose('size', 'usual');
  expect(settings.switches).toMatchObject({ confirm: true, showMovable: false });
  settings.turn('confirm', false);
});

test('what was turned off in XXL and on again is the player’s choice', () => {
  settings.choose('size', 'xxl');
  settings.turn('confirm', false);
  settings.turn('confirm', true);
  settings.choose('size', 'usual');
  expect(settings.switches).toMatchObject({ confirm: true, showMovable: false });
  settings.turn('confirm', false);
});

test('of two languages chosen quickly, the last one is spoken', async () => {
  await Promise.all([settings.useLanguage('de'), settings.useLanguage('fr'), settings.useLanguage('en')]);
  expect([settings.language, spoken()]).toEqual(['en', 'en']);
});

test('a change in another tab is taken over, and not written back', () => {
  settings.choose('mode', 'light');
  const theirs = JSON.stringify({ ...(kept('settings') as object), mode: 'dark', pace: 'instant' });
  localStorage.setItem('halma.settings', theirs);
  window.dispatchEvent(new StorageEvent('storage', { key: 'halma.settings', newValue: theirs }));
  expect(settings.choices.mode).toBe('dark');
  expect(document.documentElement.dataset['mode']).toBe('dark');
  expect(localStorage.getItem('halma.settings')).toBe(theirs);
});
