import { rules } from '../rulebook/books';
import type { SeatLetter } from '../rulebook/protocol';
import { SEATS } from '../table/setup';
import { has, listed, t } from '../texts/texts.svelte';

type NameOf = (seat: SeatLetter) => string;

/** The text of a house rule's choice. Sides may come as letters: 'AC+BD'. */
export function choiceTold(rule: string, choice: string, name: NameOf): string {
  return has(`house.${rule}.${choice}`) ? t(`house.${rule}.${choice}`) : sidesTold(choice, name);
}

/** 'Red and Green against Blue and Yellow'. */
function sidesTold(sides: string, name: NameOf): string {
  const named = sides.split('+').map((side) => listed(SEATS.filter((seat) => side.includes(seat)).map(name)));
  return named.reduce((one, other) => t('page.setup.sides', { one, other }));
}

/** The house rules that differ from the usual ones: the text of each rule and its choice. */
export async function agreedTold(
  variant: string,
  house: string,
  name: NameOf,
): Promise<{ rule: string; choice: string }[]> {
  const [agreed, usual] = await Promise.all([rules.house(variant, house), rules.house(variant, '')]);
  if (!agreed.ok || !usual.ok) return [];
  const before = new Map(usual.value.rules.map(({ id, choice }) => [id, choice]));
  return agreed.value.rules
    .filter(({ id, choice }) => before.get(id) !== choice)
    .map(({ id, choice }) => ({ rule: t(`house.${id}.name`), choice: choiceTold(id, choice, name) }));
}
