// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { usualSetup } from '../table/setup';
import { speak } from '../texts/texts.svelte';
import SeatChooser from './SeatChooser.svelte';

let shown: ReturnType<typeof mount>;
beforeEach(async () => {
  await speak('en');
  const props = { seat: 'A' as const, setup: usualSetup('halma-8'), isOnly: false, onchange: () => {} };
  shown = mount(SeatChooser, { target: document.body, props });
  flushSync();
  chooser().open = true;
});
afterEach(() => unmount(shown));

function found<E extends Element>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element;
}

function chooser(): HTMLDetailsElement {
  return found('details.look');
}

function press(target: Element): void {
  target.dispatchEvent(new Event('pointerdown', { bubbles: true }));
}

test('Escape closes the choice of colour and shape, and the focus goes back to what opened it', () => {
  found<HTMLElement>('.pick').focus();
  found('.pick').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(chooser().open).toBe(false);
  expect(document.activeElement).toBe(found('summary'));
});

test('Escape moves no focus while the choice is closed', () => {
  chooser().open = false;
  found<HTMLElement>('input').focus();
  found('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(document.activeElement).toBe(found('input'));
});

test('a press beside the choice closes it, a press on it does not', () => {
  press(found('.pick'));
  expect(chooser().open).toBe(true);
  press(document.body);
  expect(chooser().open).toBe(false);
});

test('whoever goes on by keys closes it behind them', () => {
  found<HTMLElement>('.pick').focus();
  found<HTMLElement>('input').focus();
  expect(chooser().open).toBe(false);
});
