// @vitest-environment jsdom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Dialog from './Dialog.svelte';

// jsdom has dialogs, but can't show them.
HTMLDialogElement.prototype.showModal = () => {};
HTMLDialogElement.prototype.close = () => {};

const onclose = vi.fn();
let shown: ReturnType<typeof mount>;
beforeEach(() => {
  const children = createRawSnippet(() => ({ render: () => '<button class="inner">Resign</button>' }));
  shown = mount(Dialog, { target: document.body, props: { title: 'Sure?', onclose, children } });
  flushSync();
});
afterEach(async () => {
  await unmount(shown);
  onclose.mockReset();
});

/** Presses at one place and lets go at another. Browsers tell the click to what is around both. */
function slide(from: string, to: string): void {
  const around = from === to ? from : 'dialog';
  document.querySelector(from)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.querySelector(around)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

test('a tap beside a dialog closes it', () => {
  slide('dialog', 'dialog');
  expect(onclose).toHaveBeenCalledOnce();
});

test('a finger that slides off a button, or onto one, closes nothing', () => {
  slide('.inner', 'dialog');
  slide('.inner', '.inner');
  expect(onclose).not.toHaveBeenCalled();
});
