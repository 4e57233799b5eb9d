/** Puts the focus at the top of the screen, for keys and screen readers, unless something is open over it. */
export function focusMain(): void {
  if (document.querySelector('dialog[open]') !== null) return;
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}
