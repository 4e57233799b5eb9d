import { aimedAt } from '../board/aim';
import { type Edge, edgeAt, keepScrolling } from './edges';

const PRESSABLE = 'button:not(:disabled), a[href], summary, label';

/** The action of a dwelling pointer: a click, or scrolling. */
type Rest = { press: HTMLElement } | { scroll: Edge };

/**
 * Dwell clicking: clicks the element under a resting pointer, once each time it comes to rest. On a board it clicks the
 * piece or cell in reach, as a tap would. At the edge of a scrollable element, and on a scroll button, it scrolls as
 * long as the pointer stays there.
 */
export function dwelling(root: HTMLElement, seconds: () => number | null): () => void {
  let resting: Rest | null = null;
  let timer = 0;
  let stopScrolling = (): void => {};

  function leave(): void {
    window.clearTimeout(timer);
    stopScrolling();
    if (resting !== null) shownOn(resting)?.classList.remove('dwelling');
    resting = null;
  }

  function move(event: PointerEvent): void {
    const time = seconds();
    if (time === null || event.pointerType === 'touch') return;
    const now = restAt(event);
    if (isSame(now, resting)) return;
    leave();
    resting = now;
    if (now === null) return;
    const shown = shownOn(now);
    shown?.style.setProperty('--dwell', `${time}s`);
    shown?.classList.add('dwelling');
    timer = window.setTimeout(() => {
      shown?.classList.remove('dwelling');
      if ('press' in now) now.press.click();
      else stopScrolling = keepScrolling(now.scroll);
    }, time * 1000);
  }

  root.addEventListener('pointermove', move);
  root.addEventListener('pointerleave', leave);
  root.addEventListener('pointerdown', leave);
  return () => {
    leave();
    root.removeEventListener('pointermove', move);
    root.removeEventListener('pointerleave', leave);
    root.removeEventListener('pointerdown', leave);
  };
}

function restAt(event: PointerEvent): Rest | null {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-scroll]') : null;
  const edge = edgeAt(event, button);
  if (button !== null) return edge === null ? null : { scroll: edge };
  const aimed = aimedAt(event);
  const pressed =
    aimed === undefined && event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : aimed;
  if (pressed != null) return { press: pressed };
  return edge === null ? null : { scroll: edge };
}

/** The element that shows the dwell progress. */
function shownOn(rest: Rest): HTMLElement | null {
  return 'press' in rest ? rest.press : rest.scroll.button;
}

function isSame(one: Rest | null, other: Rest | null): boolean {
  if (one === null || other === null) return one === other;
  if ('press' in one) return 'press' in other && one.press === other.press;
  return (
    'scroll' in other &&
    one.scroll.what === other.scroll.what &&
    one.scroll.x === other.scroll.x &&
    one.scroll.y === other.scroll.y
  );
}
