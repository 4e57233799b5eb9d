import { settings } from '../settings/settings.svelte';
import { Scanner } from './scanner.svelte';

const REACHED = 'button:not(:disabled), a[href], select, summary, input:not([readonly], :disabled)';
const FIELD = 'input:not([type=radio], [type=checkbox])';

/** Lets a single switch reach everything on a screen before a game, or in the dialog that is open over it. */
export function switched(screen: HTMLElement): () => void {
  return scanned(() => topDialog() ?? screen);
}

/** The same for a dialog over a board, where the light is otherwise on the board. */
export function switchedDialog(): () => void {
  return scanned(topDialog);
}

function topDialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;
}

function scanned(scope: () => HTMLElement | null): () => void {
  const scanner = new Scanner();
  let reached: HTMLElement[] = [];
  /** A field that the switch has chosen and in which nothing was typed: whoever has no keyboard must get out again. */
  let idle: HTMLElement | null = null;

  const begin = (): void => {
    const { scanning, scanSpeed } = settings.choices;
    const names = reached.map((_, index) => String(index));
    scanner.restart(scanning, Number(scanSpeed), [rowsOf(reached), new Set(names), []], ({ id }) => {
      const chosen = reached[Number(id)];
      begin();
      if (chosen === undefined) return;
      press(chosen);
      idle = document.activeElement === chosen && chosen.matches(FIELD) ? chosen : null;
    });
  };
  /** Other things can be reached now; otherwise the light goes on where it is. */
  const look = (): void => {
    if (settings.choices.scanning === 'off') return;
    const now = reachedIn(scope());
    if (now.length === reached.length && now.every((element, index) => element === reached[index])) return;
    reached = now;
    begin();
  };

  $effect(() => {
    if (settings.choices.scanning === 'off') return;
    reached = reachedIn(scope());
    begin();
    return () => scanner.stop();
  });
  $effect(() => {
    const lights = [...scanner.cells].flatMap((id) => lightFor(reached[Number(id)]));
    for (const light of lights) light.classList.add('scanned');
    lights[0]?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const light of lights) light.classList.remove('scanned');
    };
  });

  const onkey = (event: KeyboardEvent): void => {
    const isIdle = idle !== null && event.target === idle;
    if (isIdle && (event.key === ' ' || event.key === 'Enter')) idle?.blur();
    scanner.key(event, isIdle);
  };
  const oninput = (): void => {
    idle = null;
  };
  const changes = new MutationObserver(look);
  window.addEventListener('keydown', onkey, { capture: true });
  window.addEventListener('input', oninput);
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'open'] });
  return () => {
    window.removeEventListener('keydown', onkey, { capture: true });
    window.removeEventListener('input', oninput);
    changes.disconnect();
    scanner.stop();
  };
}

function reachedIn(scope: HTMLElement | null): HTMLElement[] {
  const found = [...(scope?.querySelectorAll<HTMLElement>(REACHED) ?? [])];
  return found.filter((element) => element.getClientRects().length > 0);
}

/** What stands at the same height lights up together. */
function rowsOf(elements: readonly HTMLElement[]): string[][] {
  const rows = new Map<number, string[]>();
  elements.forEach((element, index) => {
    const { top, height } = element.getBoundingClientRect();
    const middle = Math.round(top + height / 2);
    const row = [...rows.keys()].find((one) => Math.abs(one - middle) < 8) ?? middle;
    rows.set(row, [...(rows.get(row) ?? []), String(index)]);
  });
  return [...rows.values()];
}

/** A round button that can't be seen is lit by its words. */
function lightFor(element: HTMLElement | undefined): HTMLElement[] {
  if (element === undefined) return [];
  return [element.matches('[type=radio], [type=checkbox]') ? (element.closest('label') ?? element) : element];
}

/** A list goes on to its next choice; a field waits for a keyboard. */
function press(element: HTMLElement): void {
  if (element instanceof HTMLSelectElement) {
    element.selectedIndex = (element.selectedIndex + 1) % element.options.length;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (element.matches(FIELD)) element.focus();
  else element.click();
}
