import { HUE_NAMES } from '../board/looks';
import type { SeatLetter } from '../rulebook/protocol';
import { settings } from '../settings/settings.svelte';
import { spoken, t } from '../texts/texts.svelte';
import { type Level, NAME_LENGTH, type Player, SEATS, type Setup } from './setup';
import type { Sitter } from './table';

/** The players by seat, and the looks of their pieces. */
type Named = Pick<Setup, 'looks'> & { players: Readonly<Record<SeatLetter, Sitter>> };

/** The colour of a seat in words, as the chosen palette has it. */
export function colourOf(setup: Pick<Setup, 'looks'>, seat: SeatLetter): string {
  return t(`page.colour.${HUE_NAMES[settings.choices.palette][setup.looks[seat].hue]}`);
}

export function shapeOf(setup: Pick<Setup, 'looks'>, seat: SeatLetter): string {
  return t(`page.shape.${setup.looks[seat].shape}`);
}

/** The name of a seat. Equal names are told apart by their colours. */
export function nameOf(setup: Named, seat: SeatLetter, seats: readonly SeatLetter[]): string {
  const name = ownName(setup, seat);
  const isShared = seats.some((other) => other !== seat && isSame(ownName(setup, other), name));
  return isShared ? t('page.name.in-colour', { name, colour: softColourOf(setup, seat) }) : name;
}

/** The colour of a seat within a sentence. */
export function softColourOf(setup: Pick<Setup, 'looks'>, seat: SeatLetter): string {
  return colourOf(setup, seat).toLocaleLowerCase(spoken());
}

/** A person without a name is called by colour, a computer by the creature of its level. */
function ownName(setup: Named, seat: SeatLetter): string {
  const player = setup.players[seat];
  if (player.kind === 'computer') return t(`level.${player.level}.name`);
  return player.name.trim() || colourOf(setup, seat);
}

function isSame(one: string, other: string): boolean {
  return one.localeCompare(other, spoken(), { sensitivity: 'accent' }) === 0;
}

/** The players as tags of a game file. */
export function tagsOf(setup: Named, seats: readonly SeatLetter[]): Record<string, string> {
  const tags: Record<string, string> = {};
  for (const seat of seats) {
    const player = setup.players[seat];
    tags[seat] = ownName(setup, seat);
    if (player.kind === 'computer') tags[`Level${seat}`] = String(player.level);
  }
  return tags;
}

/** The players of a game from a file or a link: computers at seats with a level, people at all others. */
export function playersFrom(
  tags: Record<string, string>,
  levels: Partial<Record<SeatLetter, Level>>,
): Setup['players'] {
  const found = SEATS.map((seat): [SeatLetter, Player] => {
    const level = levels[seat];
    return [
      seat,
      level === undefined ? { kind: 'person', name: shortened(tags[seat] ?? '') } : { kind: 'computer', level },
    ];
  });
  return Object.fromEntries(found) as Setup['players'];
}

/** Shortens a name. Names in files and links may be longer than typed ones, and would break the layout. */
function shortened(name: string): string {
  return [...name.trim()].slice(0, NAME_LENGTH).join('').trim();
}
