/** Focuses the top of the screen, for keyboards and screen readers, unless a dialog is open over it. */
export function focusMain(): void {
  if (document.querySelector('dialog[open]') !== null) return;
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
}
