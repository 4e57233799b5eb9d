import type { Block } from './scanning';

const CELL = '[data-cell]';
const REACHED = `button:not(:disabled, [aria-disabled=true]), a[href], summary, input:not([readonly], :disabled), ${CELL}`;
/** Excluded from scanning: cells without an action now, and elements that a surplus press must not hit. */
const LEFT_OUT = '[data-idle=true], [data-scan=never], [data-scan=never] *';
const BOARD = '[role=grid]';
/** Elements that are used together with the board all the time. */
const NEAR = '[data-scan=near], [data-scan=only]';
const BLOCK = `${BOARD}, ${NEAR}, [role=toolbar], [role=group], header, nav, section, form, fieldset, details`;

/** The elements that a switch can choose now: in the topmost dialog or, if there is none, on the whole page. */
export function reachedNow(): HTMLElement[] {
  const scope = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
  const only = scope.querySelector('[data-scan=only]');
  return [...scope.querySelectorAll<HTMLElement>(REACHED)].filter((element) => {
    if (element.matches(LEFT_OUT) || !isSeen(element)) return false;
    return only === null || only.contains(element) || element.matches(CELL);
  });
}

function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.closest('.unseen') === null;
}

/**
 * The same elements in groups. If there is one board, its rows and the elements near it come first. All others are one
 * group.
 */
export function blocksOf(elements: readonly HTMLElement[]): Block<HTMLElement>[] {
  const blocks = new Map<Element | null, HTMLElement[]>();
  for (const element of elements) {
    const around = element.closest(BLOCK);
    blocks.set(around, [...(blocks.get(around) ?? []), element]);
  }
  const found = [...blocks].map(([around, inside]) => ({ around, inside }));
  const boards = found.filter(({ around }) => around?.matches(BOARD));
  const near = found.filter(({ around }) => around?.matches(NEAR));
  if (boards.length > 1 || boards.length + near.length === 0)
    return found.map(({ inside }) => ({ rows: rowsOf(inside), isOften: false }));
  const rest = found.filter((one) => !boards.includes(one) && !near.includes(one));
  return [
    ...boards.map(({ inside }) => ({ rows: rowsOf(inside), isOften: true })),
    ...near.map(({ inside }) => ({ rows: rowsOf(inside), isOften: inside.length < 4 })),
    { rows: rest.flatMap(({ inside }) => rowsOf(inside)), isOften: false },
  ].filter(({ rows }) => rows.length > 0);
}

/** Elements at the same height are highlighted together. */
function rowsOf(elements: readonly HTMLElement[]): HTMLElement[][] {
  const rows = new Map<number, HTMLElement[]>();
  for (const element of elements) {
    const { top, height } = element.getBoundingClientRect();
    const middle = Math.round(top + height / 2);
    const row = [...rows.keys()].find((one) => Math.abs(one - middle) < 8) ?? middle;
    rows.set(row, [...(rows.get(row) ?? []), element]);
  }
  return [...rows.values()];
}

/** The element to highlight. A hidden radio button is highlighted by its label. */
export function lightOf(element: HTMLElement): HTMLElement {
  return element.matches('[type=radio], [type=checkbox]') ? (element.closest('label') ?? element) : element;
}

/** The accessible name. */
export function nameOf(element: HTMLElement): string {
  const shown = lightOf(element);
  const field = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  return (element.getAttribute('aria-label') ?? field ?? shown.textContent).trim();
}
