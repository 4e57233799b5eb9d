import { settings } from '../settings/settings.svelte';
import { keysOfTwo, type Which } from '../settings/switchKeys';

/** Which switch was pressed. The second one chooses where two are used. */
export type Press = Which;

/** The callbacks for switch input. */
export interface Hearing {
  /** Whether scanning is on. Otherwise keys and taps have their usual meaning. */
  isOn: () => boolean;
  press: (which: Press) => void;
  /**
   * Whether this is a field that the switch has entered and in which nothing was typed. There a key is the switch, too.
   */
  isIdle: (target: EventTarget | null) => boolean;
}

/** The board itself: while scanning is on, a tap anywhere on it is the switch. */
const BOARD = '.viewport';

let learner: ((key: string | null) => void) | null = null;
let lastAt = Number.NEGATIVE_INFINITY;

/**
 * The next key that is pressed, so that any switch can be used. Null for Escape, or if another caller asks meanwhile.
 */
export function nextKey(): Promise<string | null> {
  stopLearning();
  return new Promise((resolve) => {
    learner = resolve;
  });
}

/** Stops waiting for the next key. */
export function stopLearning(): void {
  learned(null);
}

function learned(key: string | null): void {
  const tell = learner;
  learner = null;
  tell?.(key);
}

/** Called when the highlight has jumped. A press right after that was meant for the previous element. */
export function jumped(): void {
  lastAt = performance.now();
}

/** Turns keys and taps into presses of a switch. Returns an unsubscribe function. */
export function switching(hearing: Hearing): () => void {
  /** After Tab the next press goes to the focused element. So a player with a Tab key can turn scanning off. */
  let hasTabbed = false;
  let downAt = 0;
  let held: { key: string; timer: number } | null = null;

  /** Debounces the switch: only the first of several presses in quick succession counts. */
  function count(which: Press): void {
    const now = performance.now();
    const isBounce = now - lastAt < settings.millis('bounce');
    lastAt = now;
    if (!isBounce) hearing.press(which);
  }

  function isForFocus({ target }: KeyboardEvent): boolean {
    if (!(target instanceof HTMLElement) || hearing.isIdle(target)) return false;
    if (target.matches('input, select, textarea')) return true;
    const isTabbed = hasTabbed && target.dataset['cell'] === undefined;
    hasTabbed = false;
    return isTabbed;
  }

  function keydown(event: KeyboardEvent): void {
    const { key } = event;
    if (learner !== null && !['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(key)) {
      swallow(event);
      return learned(key === 'Escape' ? null : key);
    }
    if (key === 'Tab') hasTabbed = true;
    const which = pressOf(key);
    if (which === null || !hearing.isOn() || isForFocus(event)) return;
    swallow(event);
    if (event.repeat || held?.key === key) return;
    letGo();
    const millis = settings.millis('hold');
    if (millis === 0) return count(which);
    held = { key, timer: window.setTimeout(() => count(which), millis) };
  }

  function letGo(): void {
    window.clearTimeout(held?.timer);
    held = null;
  }

  function keyup({ key }: KeyboardEvent): void {
    if (held?.key === key) letGo();
  }

  function tap(event: MouseEvent): void {
    const board = event.target instanceof Element ? event.target.closest(BOARD) : null;
    // The scanner's own choice is a click too. It is not a press of the switch.
    if (board === null || !event.isTrusted || !hearing.isOn()) return;
    swallow(event);
    if (event.type !== 'click') downAt = performance.now();
    else if (performance.now() - downAt >= settings.millis('hold')) count(tapOf(event, board));
  }

  const taps = ['pointerdown', 'click'] as const;
  window.addEventListener('keydown', keydown, { capture: true });
  window.addEventListener('keyup', keyup, { capture: true });
  for (const type of taps) window.addEventListener(type, tap, { capture: true });
  return () => {
    letGo();
    window.removeEventListener('keydown', keydown, { capture: true });
    window.removeEventListener('keyup', keyup, { capture: true });
    for (const type of taps) window.removeEventListener(type, tap, { capture: true });
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function pressOf(key: string): Press | null {
  if (settings.choices.scanning !== 'two') {
    const { first } = settings.keys;
    return (first === '' ? [' ', 'Enter'] : [first]).includes(key) ? 'first' : null;
  }
  const { first, second } = keysOfTwo(settings.keys);
  return key === first ? 'first' : key === second ? 'second' : null;
}

/** Of two switches, the left half of the board is the first and the right half the second. */
function tapOf({ clientX }: MouseEvent, board: Element): Press {
  const { left, width } = board.getBoundingClientRect();
  return settings.choices.scanning === 'two' && clientX > left + width / 2 ? 'second' : 'first';
}
