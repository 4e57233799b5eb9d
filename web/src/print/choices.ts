/** What can be chosen before a set is printed. The server draws the sheets and says whether the choices fit together. */
export const PAPERS = ['a4', 'letter', 'a3'] as const;
export const INKS = ['mono', 'colour'] as const;
export const PARTS = ['board', 'pieces', 'rules'] as const;
export const EXTRAS = ['single', 'pawns', 'coordinates'] as const;

export type Part = (typeof PARTS)[number];
export type Extra = (typeof EXTRAS)[number];

export interface Choices {
  paper: (typeof PAPERS)[number];
  ink: (typeof INKS)[number];
  parts: readonly Part[];
  cell: string; // as typed: 18, 1.8cm; empty for the usual size
  extras: readonly Extra[];
}

export const USUAL: Choices = { paper: 'a4', ink: 'mono', parts: PARTS, cell: '', extras: [] };

/** Adds or removes an item of a list. The order is that of the possible items. */
export function toggled<Item>(possible: readonly Item[], chosen: readonly Item[], item: Item): Item[] {
  return possible.filter((one) => (one === item) !== chosen.includes(one));
}

/** What the server is asked, after the question mark. */
export function question(choices: Choices, house: string, language: string): string {
  const asked = new URLSearchParams({
    lang: language,
    paper: choices.paper,
    ink: choices.ink,
    part: choices.parts.join(','),
  });
  const cell = choices.cell.trim();
  if (cell !== '') asked.set('cell', cell);
  for (const extra of choices.extras) asked.set(extra, 'true');
  if (house !== '') asked.set('house', house);
  return asked.toString();
}
