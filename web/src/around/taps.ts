/** Two taps within this time may be meant as one. */
const DOUBLE_MILLIS = 500;

const CELL = '[data-cell]';

interface Tap {
  at: number;
  pressed: Element;
  box: DOMRect; // where the pressed thing was before it did anything
}

/**
 * Keeps the second tap of a double tap from whatever the first one has put under the finger: a dialog must not close, and
 * nobody must resign, because of it. Taps of a program or a key are not touched. Answers with how to stop that.
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
  // A field, and a label that presses its field, mean what they say. So does a cell of a board that was there before.
  if (pressed.matches('label, input, select')) return false;
  if (pressed.matches(CELL) && before.pressed.matches(CELL)) return false;
  const { left, right, top, bottom } = before.box;
  return x >= left && x <= right && y >= top && y <= bottom;
}
