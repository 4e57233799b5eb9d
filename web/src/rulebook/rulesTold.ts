import type { HouseAgreed, RuleBook, RulesTold } from './protocol';

/** The rules in words, of a variant with these house rules, or of all variants if none is named. */
export async function rulesTold(rules: RuleBook, variant = '', house = ''): Promise<RulesTold> {
  const answer = await rules.rules(variant, house);
  if (!answer.ok) throw new Error(answer.why.key);
  return answer.value;
}

/** The house rules in force at this table, where there is something to choose. */
export async function houseOf(rules: RuleBook, variant: string, house: string): Promise<HouseAgreed['rules']> {
  const answer = await rules.house(variant, house);
  if (!answer.ok) throw new Error(answer.why.key);
  return answer.value.rules;
}
