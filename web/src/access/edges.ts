/** The width of the scroll zone at an edge, as a share of the element, and its largest width in pixels. */
const SHARE = 0.14;
const MOST_PIXELS = 72;
const PIXELS_A_SECOND = 420;

/** The scrollable element, and the direction. */
export interface Edge {
  what: Element;
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
  /** The scroll button under the pointer. */
  button: HTMLElement | null;
}

/** The scroll zone under the pointer, if the element can scroll that way. A button scrolls the element around it. */
export function edgeAt({ target, clientX, clientY }: PointerEvent, button: HTMLElement | null): Edge | null {
  if (!(target instanceof Element)) return null;
  for (const what of scrollersAround(target)) {
    const { left, top, right, bottom } = frameOf(what);
    const way =
      button === null
        ? { x: side(clientX, left, right), y: side(clientY, top, bottom) }
        : { x: 0 as const, y: button.dataset['scroll'] === 'up' ? (-1 as const) : (1 as const) };
    const edge = {
      what,
      x: canGo(what.scrollLeft, what.scrollWidth - what.clientWidth, way.x) ? way.x : 0,
      y: canGo(what.scrollTop, what.scrollHeight - what.clientHeight, way.y) ? way.y : 0,
      button,
    } as const;
    if (edge.x !== 0 || edge.y !== 0) return edge;
  }
  return null;
}

/** Scrolls until the returned function is called. */
export function keepScrolling({ what, x, y }: Edge): () => void {
  let last = performance.now();
  let frame = requestAnimationFrame(function step(now: number) {
    const pixels = ((now - last) / 1000) * PIXELS_A_SECOND;
    last = now;
    what.scrollBy({ left: x * pixels, top: y * pixels, behavior: 'instant' });
    frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}

/** The elements around a target, innermost first; the page itself last, unless a dialog lies over it. */
function* scrollersAround(target: Element): Generator<Element> {
  for (let at: Element | null = target; at !== null; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if ([overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll')) yield at;
    if (at instanceof HTMLDialogElement && at.matches(':modal')) return;
  }
  if (document.scrollingElement !== null) yield document.scrollingElement;
}

function frameOf(what: Element): { left: number; top: number; right: number; bottom: number } {
  if (what !== document.scrollingElement) return what.getBoundingClientRect();
  return { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
}

function side(at: number, from: number, to: number): -1 | 0 | 1 {
  const near = Math.min(MOST_PIXELS, (to - from) * SHARE);
  return at < from + near ? -1 : at > to - near ? 1 : 0;
}

function canGo(at: number, most: number, way: -1 | 0 | 1): boolean {
  return way === -1 ? at > 0.5 : way === 1 && at < most - 0.5;
}
