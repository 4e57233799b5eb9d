import { HUE_NAMES } from '../board/looks';
import type { SeatLetter } from '../rulebook/protocol';
import { settings } from '../settings/settings.svelte';
import { t } from '../texts/texts.svelte';
import { type Level, NAME_LENGTH, type Player, SEATS, type Setup } from './setup';
import type { Sitter } from './table';

/** Who sits where, and what their pieces look like. */
type Named = Pick<Setup, 'looks'> & { players: Readonly<Record<SeatLetter, Sitter>> };

/** The colour of a seat in words, as the chosen palette has it. */
export function colourOf(setup: Pick<Setup, 'looks'>, seat: SeatLetter): string {
  return t(`page.colour.${HUE_NAMES[settings.choices.palette][setup.looks[seat].hue]}`);
}

export function shapeOf(setup: Pick<Setup, 'looks'>, seat: SeatLetter): string {
  return t(`page.shape.${setup.looks[seat].shape}`);
}

/** A person without a name is called by colour, a computer by the creature of its level. */
export function nameOf(setup: Named, seat: SeatLetter, seats: readonly SeatLetter[]): string {
  const player = setup.players[seat];
  if (player.kind !== 'computer') return player.name.trim() || colourOf(setup, seat);
  const creature = t(`level.${player.level}.name`);
  const twins = seats.filter((other) => {
    const rival = setup.players[other];
    return rival.kind === 'computer' && rival.level === player.level;
  });
  return twins.length > 1 ? t('page.name.creature-in-colour', { creature, colour: colourOf(setup, seat) }) : creature;
}

/** The players as tags of a game file. */
export function tagsOf(setup: Named, seats: readonly SeatLetter[]): Record<string, string> {
  const tags: Record<string, string> = { Date: new Date().toISOString().slice(0, 10) };
  for (const seat of seats) {
    const player = setup.players[seat];
    tags[seat] = nameOf(setup, seat, seats);
    if (player.kind === 'computer') tags[`Level${seat}`] = String(player.level);
  }
  return tags;
}

/** The players of a game from elsewhere: computers at seats with a level, people at all others. */
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

/** Names in files and links may be longer than those that can be typed here, and would push everything else aside. */
function shortened(name: string): string {
  return [...name.trim()].slice(0, NAME_LENGTH).join('').trim();
}
