import type { SeatLetter } from '../rulebook/protocol';

/** The print options. The server draws the sheets and checks whether the options fit together. */
export const PAPERS = ['a4', 'letter', 'a3'] as const;
export const INKS = ['mono', 'light', 'colour'] as const;
export const PARTS = ['board', 'pieces', 'rules', 'teacher'] as const;
export const EXTRAS = ['single', 'pawns', 'coordinates'] as const;
export const USUAL_COLOUR = 'usual';
export const COLOURS = [
  USUAL_COLOUR,
  'black',
  'white',
  'silver',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'sky',
  'purple',
  'pink',
  'brown',
] as const;

export type Part = (typeof PARTS)[number];
export type Extra = (typeof EXTRAS)[number];
export type Colour = (typeof COLOURS)[number];

export interface Choices {
  paper: (typeof PAPERS)[number];
  ink: (typeof INKS)[number];
  colours: Partial<Record<SeatLetter, Colour>>; // of seats with an unusual one; for colour ink only
  parts: readonly Part[];
  copies: string; // as typed; empty for one set
  cell: string; // as typed: 18, 1.8cm; empty for the usual size
  extras: readonly Extra[];
}

export const USUAL: Choices = {
  paper: 'a4',
  ink: 'mono',
  colours: {},
  parts: ['board', 'pieces', 'rules'],
  copies: '',
  cell: '',
  extras: [],
};

/** Adds or removes an item of a list. The order is that of the possible items. */
export function toggled<Item>(possible: readonly Item[], chosen: readonly Item[], item: Item): Item[] {
  return possible.filter((one) => (one === item) !== chosen.includes(one));
}

/** The query for the server, for a variant with these seats. */
export function question(choices: Choices, seats: readonly SeatLetter[], house: string, language: string): string {
  const asked = new URLSearchParams({
    lang: language,
    paper: choices.paper,
    ink: choices.ink,
    part: choices.parts.join(','),
  });
  const colours = choices.ink === 'colour' ? chosenColours(choices, seats) : '';
  if (colours !== '') asked.set('colours', colours);
  const copies = choices.copies.trim();
  if (copies !== '') asked.set('copies', copies);
  const cell = choices.cell.trim();
  if (cell !== '') asked.set('cell', cell);
  for (const extra of choices.extras) asked.set(extra, 'true');
  if (house !== '') asked.set('house', house);
  return asked.toString();
}

function chosenColours({ colours }: Choices, seats: readonly SeatLetter[]): string {
  return seats
    .flatMap((seat) => {
      const colour = colours[seat] ?? USUAL_COLOUR;
      return colour === USUAL_COLOUR ? [] : [`${seat}=${colour}`];
    })
    .join(',');
}
