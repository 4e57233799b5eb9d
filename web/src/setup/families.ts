import type { VariantInfo } from '../rulebook/protocol';

export const FAMILIES = ['star', 'square'] as const;
export type Family = (typeof FAMILIES)[number];

/** The games that most people know. The gallery begins with them. */
const BEST_KNOWN = ['chinese-2', 'american-2', 'chinese-6', 'halma-8'];

/** The rule sheets, the most complete first. Other variants are on none of them. */
const SHEETS = ['002', '003', '004', '001', '000'] as const;
export type Sheet = (typeof SHEETS)[number];

/** The filter of the gallery. Null stands for any. */
export interface Wanted {
  players: number | null;
  family: Family | null;
}

/** A group of games: the best known, or those for as many players on the same kind of board. */
export interface Shelf {
  of: { players: number; family: Family } | 'best-known';
  variants: VariantInfo[];
}

/**
 * The groups of the gallery. Each game is in one. The best known have a group of their own while there is no filter.
 */
export function shelves(variants: readonly VariantInfo[], { players, family }: Wanted): Shelf[] {
  const isAnything = players === null && family === null;
  const known = isAnything ? BEST_KNOWN.flatMap((id) => variants.filter((variant) => variant.id === id)) : [];
  const rest = variants.filter((variant) => !known.includes(variant)).sort((a, b) => sheetRank(a) - sheetRank(b));
  const grouped = playerCounts(variants)
    .filter((count) => players === null || count === players)
    .flatMap((count) =>
      FAMILIES.filter((one) => family === null || one === family).map((one) => ({
        of: { players: count, family: one },
        variants: rest.filter((variant) => variant.seats.length === count && familyOf(variant) === one),
      })),
    );
  return [{ of: 'best-known' as const, variants: known }, ...grouped].filter((shelf) => shelf.variants.length > 0);
}

/** The rule sheet that a variant comes from. */
export function sheetOf({ sheet }: VariantInfo): Sheet | null {
  return SHEETS.find((one) => one === sheet) ?? null;
}

/** The usual games, which are on no sheet, come first. Variants with a board of their own come last. */
function sheetRank(variant: VariantInfo): number {
  const sheet = sheetOf(variant);
  if (sheet !== null) return SHEETS.indexOf(sheet);
  return variant.board.shape === 'diamond' ? SHEETS.length : -1;
}

export function familyOf(variant: VariantInfo): Family {
  return variant.board.shape === 'square' ? 'square' : 'star';
}

export function playerCounts(variants: readonly VariantInfo[]): number[] {
  return [...new Set(variants.map((variant) => variant.seats.length))].sort((a, b) => a - b);
}
