/** Elements that can take the focus in place of a removed element inside them. */
const PLACE = 'dialog, [role=toolbar], section[aria-labelledby], form, fieldset, details, li, main';

/**
 * Restores a lost focus, for keyboards and screen readers. The focused button may be removed or disabled, by its own
 * action or by another player's. Then the focus moves to an element around it, not to the top of the page. Returns an
 * unsubscribe function.
 */
export function keepingFocus(): () => void {
  /** The last focused element and its ancestors at that time. */
  let path: HTMLElement[] = [];

  const oncome = ({ target }: FocusEvent): void => {
    path = [];
    for (let at = target as Element | null; at !== null; at = at.parentElement)
      if (at instanceof HTMLElement) path.push(at);
  };
  /** A click on the background removes the focus on purpose, so it is not restored. */
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

/** The nearest such ancestor that is still in the page, and not beneath a dialog. */
function placeFor(path: readonly HTMLElement[]): HTMLElement | null {
  const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;
  const near = path.find((one) => one.matches(PLACE) && one.isConnected && (top === null || top.contains(one)));
  const place = near ?? top ?? document.querySelector('main');
  if (place !== null && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  return place;
}
