import { rules } from '../rulebook/books';
import { has, t } from '../texts/texts.svelte';

/** A choice about a house rule, in words. */
export function choiceTold(rule: string, choice: string): string {
  return has(`house.${rule}.${choice}`) ? t(`house.${rule}.${choice}`) : t(`house.${rule}.other`, { sides: choice });
}

/** Where a table plays otherwise than usual: each rule and what was agreed on, in words. */
export async function agreedTold(variant: string, house: string): Promise<{ rule: string; choice: string }[]> {
  const [agreed, usual] = await Promise.all([rules.house(variant, house), rules.house(variant, '')]);
  if (!agreed.ok || !usual.ok) return [];
  const before = new Map(usual.value.rules.map(({ id, choice }) => [id, choice]));
  return agreed.value.rules
    .filter(({ id, choice }) => before.get(id) !== choice)
    .map(({ id, choice }) => ({ rule: t(`house.${id}.name`), choice: choiceTold(id, choice) }));
}
