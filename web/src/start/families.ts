import type { VariantInfo } from '../rulebook/protocol';

export const FAMILIES = ['square', 'star'] as const;
export type Family = (typeof FAMILIES)[number];

/** The order of the shelves: what most people look for first. */
const SHEETS = ['beyond', '002', '004', '003', '001', '000'];

/** The variants by the sheet they come from, of one kind of board or of both. */
export function families(variants: readonly VariantInfo[], family: Family | null): { sheet: string; variants: VariantInfo[] }[] {
  const wanted = variants.filter((variant) => family === null || familyOf(variant) === family);
  const sheets = [...new Set(wanted.map((variant) => variant.sheet))];
  return sheets
    .sort((a, b) => SHEETS.indexOf(a) - SHEETS.indexOf(b))
    .map((sheet) => ({ sheet, variants: wanted.filter((variant) => variant.sheet === sheet) }));
}

export function familyOf(variant: VariantInfo): Family {
  return variant.board.shape === 'square' ? 'square' : 'star';
}

export function playerCounts(variants: readonly VariantInfo[]): number[] {
  return [...new Set(variants.map((variant) => variant.seats.length))].sort((a, b) => a - b);
}
