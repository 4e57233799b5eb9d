/** Two taps within this time may be a double tap. */
const DOUBLE_MILLIS = 500;

const CELL = '[data-cell]';

interface Tap {
  at: number;
  pressed: Element;
  box: DOMRect; // the box of the tapped element before the tap had an effect
}

/**
 * Blocks the second tap of a double tap if the first one has put another element under the finger. It must not close a
 * dialog or resign by accident. Clicks by a program or a key are not blocked. Returns an unsubscribe function.
 */
export function singleTaps(): () => void {
  let last: Tap | null = null;

  function tapped(event: MouseEvent): void {
    if (!event.isTrusted || event.detail === 0 || !(event.target instanceof Element)) return;
    const pressed = pressable(event.target);
    const before = last;
    last = { at: event.timeStamp, pressed, box: pressed.getBoundingClientRect() };
    if (before === null || !isSecond(event, pressed, before)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  window.addEventListener('click', tapped, { capture: true });
  return () => window.removeEventListener('click', tapped, { capture: true });
}

function pressable(target: Element): Element {
  return target.closest('button, a, summary, label, input, select, [data-cell]') ?? target;
}

function isSecond({ timeStamp, clientX: x, clientY: y }: MouseEvent, pressed: Element, before: Tap): boolean {
  if (pressed === before.pressed || timeStamp - before.at > DOUBLE_MILLIS) return false;
  // Taps on a field, or on a label with a field, are never accidental. Nor are taps on cells of a board that was
  // already there.
  if (pressed.matches('label, input, select')) return false;
  if (pressed.matches(CELL) && before.pressed.matches(CELL)) return false;
  const { left, right, top, bottom } = before.box;
  return x >= left && x <= right && y >= top && y <= bottom;
}
