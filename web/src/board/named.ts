import type { Plan } from './geometry';

/** The cells of a board that a text names, each once. Cells have the same names in every language. */
export function cellsNamed(plan: Plan, words: string): string[] {
  const names = words.toLowerCase().match(/(?<![\p{L}\p{N}])[a-z]\d{1,2}(?![\p{L}\p{N}])/gu) ?? [];
  return [...new Set(names)].filter((name) => plan.cells.has(name));
}
