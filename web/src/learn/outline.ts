import { houseChoices } from '../play/setup';
import type { VariantInfo } from '../rulebook/protocol';

/** What holds at this table, rule by rule: the variant's own choice unless the house has made another. */
export function houseOf(variant: VariantInfo, house: string): Record<string, string> {
  const usual = Object.fromEntries(variant.house.map((rule) => [rule.id, rule.usual]));
  return { ...usual, ...houseChoices(house) };
}

/** The paragraphs of the rules that speak of a variant as it is played at this table, in order. */
export function paragraphs(variant: VariantInfo, house: string): string[] {
  const agreed = houseOf(variant, house);
  const when = (is: boolean, ...rules: string[]): string[] => (is ? rules : []);
  return [
    'beginning',
    'turn',
    'step',
    'hop',
    'chain',
    'stay',
    ...when(variant.board.shape === 'square', 'colours'),
    'camps',
    'home',
    ...when(agreed['guards'] !== 'any', 'blockers'),
    ...when(agreed['guards'] !== '0', 'guards'),
    ...when(agreed['sides'] !== undefined && agreed['sides'] !== 'alone', 'partners'),
    ...when(agreed['repetition'] !== 'off' && agreed['quiet'] !== 'off', 'draws'),
    'resigning',
  ];
}

/** The advice at the end. */
export const HINTS = ['hint-leave', 'hint-together', 'hint-ladders', 'hint-shut', 'hint-enter'] as const;
