import { houseChoices } from '../play/setup';
import type { RuleBook, RulesTold, VariantInfo } from '../rulebook/protocol';

/** What holds at this table, rule by rule: the variant's own choice unless the house has made another. */
export function houseOf(variant: VariantInfo, house: string): Record<string, string> {
  const usual = Object.fromEntries(variant.house.map((rule) => [rule.id, rule.usual]));
  return { ...usual, ...houseChoices(house) };
}

/** The rules in words, of a variant as it is played at this table, or of the whole family where none is named. */
export async function rulesTold(rules: RuleBook, variant = '', house = ''): Promise<RulesTold> {
  const answer = await rules.rules(variant, house);
  if (!answer.ok) throw new Error(answer.why.key);
  return answer.value;
}
