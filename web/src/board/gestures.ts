import type { Point } from './geometry';

/** Two taps within this time and this many pixels are a double tap. */
const DOUBLE_MILLIS = 350;
const DOUBLE_PIXELS = 26;

export interface PinchEvents {
  /** Called during a pinch. `by` is the distance between the fingers relative to the start. */
  spread: (by: number, first: Point, now: Point) => void;
  end: () => void;
}

/**
 * Two fingers on the board zoom the board, not the page. While the page itself is zoomed, they zoom the page here too.
 * Otherwise a player could not zoom the page out again.
 */
export function pinching(node: HTMLElement, events: () => PinchEvents): () => void {
  let first: { middle: Point; apart: number } | null = null;

  function start(event: TouchEvent): void {
    if (event.touches.length !== 2 || (window.visualViewport?.scale ?? 1) > 1.01) return end();
    first = measured(event.touches);
    event.preventDefault();
  }

  function move(event: TouchEvent): void {
    if (first === null || event.touches.length !== 2) return;
    event.preventDefault();
    const now = measured(event.touches);
    events().spread(now.apart / first.apart, first.middle, now.middle);
  }

  function end(): void {
    if (first === null) return;
    first = null;
    events().end();
  }

  node.addEventListener('touchstart', start, { passive: false });
  node.addEventListener('touchmove', move, { passive: false });
  node.addEventListener('touchend', end);
  node.addEventListener('touchcancel', end);
  return () => {
    node.removeEventListener('touchstart', start);
    node.removeEventListener('touchmove', move);
    node.removeEventListener('touchend', end);
    node.removeEventListener('touchcancel', end);
  };
}

function measured(touches: TouchList): { middle: Point; apart: number } {
  const [a, b] = [touches[0], touches[1]];
  if (a === undefined || b === undefined) throw new Error('Two fingers are needed.');
  return {
    middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
    apart: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
  };
}

/** Detects the second of two quick taps in one place. */
export class DoubleTap {
  #last: { at: number; point: Point; meant: string | null } | null = null;

  /**
   * Whether this tap is the second of a double tap. Both must have the same target, or none: quick taps on a piece and
   * on the cell next to it are a move.
   */
  isSecond({ timeStamp, clientX: x, clientY: y }: MouseEvent, meant: string | null): boolean {
    const before = this.#last;
    const isSecond =
      before !== null &&
      before.meant === meant &&
      timeStamp - before.at < DOUBLE_MILLIS &&
      Math.hypot(x - before.point.x, y - before.point.y) < DOUBLE_PIXELS;
    this.#last = isSecond ? null : { at: timeStamp, point: { x, y }, meant };
    return isSecond;
  }

  /** Makes the next tap a first one again. */
  forget(): void {
    this.#last = null;
  }
}
