/** What can take the focus in place of something inside it that is gone. */
const PLACE = 'dialog, [role=toolbar], section[aria-labelledby], form, fieldset, details, li, main';

/**
 * Keeps the place of somebody with keys or a screen reader. A button that has the focus may go away or be turned off,
 * by what it does or by somebody elsewhere; then the focus moves to what was around it, and not to the top of the page.
 * Answers with how to stop that.
 */
export function keepingFocus(): () => void {
  /** What had the focus last, and everything around it then. */
  let path: HTMLElement[] = [];

  const oncome = ({ target }: FocusEvent): void => {
    path = [];
    for (let at = target as Element | null; at !== null; at = at.parentElement)
      if (at instanceof HTMLElement) path.push(at);
  };
  /** Whoever has left it by a click on nothing wants no focus. */
  const ongo = ({ target }: FocusEvent): void =>
    queueMicrotask(() => {
      if (target === path[0] && document.activeElement === document.body && !isGone(path[0])) path = [];
    });
  const look = (): void => {
    const [last] = path;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body || activeElement === last;
    if (last !== undefined && isLost && isGone(last)) placeFor(path)?.focus({ preventScroll: true });
  };

  const changes = new MutationObserver(look);
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', oncome);
  document.addEventListener('focusout', ongo);
  return () => {
    changes.disconnect();
    document.removeEventListener('focusin', oncome);
    document.removeEventListener('focusout', ongo);
  };
}

function isGone(element: HTMLElement | undefined): boolean {
  return element !== undefined && (!element.isConnected || element.matches(':disabled'));
}

/** The nearest place around it that is still there, and not beneath a dialog. */
function placeFor(path: readonly HTMLElement[]): HTMLElement | null {
  const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;
  const near = path.find((one) => one.matches(PLACE) && one.isConnected && (top === null || top.contains(one)));
  const place = near ?? top ?? document.querySelector('main');
  if (place !== null && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  return place;
}
