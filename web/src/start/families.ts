import type { VariantInfo } from '../rulebook/protocol';
import type { TextKey } from '../texts/texts.svelte';

export const FAMILIES = ['square', 'star'] as const;
export type Family = (typeof FAMILIES)[number];

/**
 * The shelves of the gallery, best-known games first. Each of the five sheets has a shelf. The other variants are the
 * well-known star and boards for a short game.
 */
const SHELVES = ['002', 'star', '003', '004', '001', '000', 'small'] as const;
export type Shelf = (typeof SHELVES)[number];

/** The variants by the shelf they lie on, of one kind of board or of both. */
export function shelves(
  variants: readonly VariantInfo[],
  family: Family | null,
): { shelf: Shelf; variants: VariantInfo[] }[] {
  const wanted = variants.filter((variant) => family === null || familyOf(variant) === family);
  return SHELVES.map((shelf) => ({ shelf, variants: wanted.filter((variant) => shelfOf(variant) === shelf) })).filter(
    (shelf) => shelf.variants.length > 0,
  );
}

function shelfOf({ sheet, board }: VariantInfo): Shelf {
  return SHELVES.find((shelf) => shelf === sheet) ?? (board.shape === 'star' ? 'star' : 'small');
}

/** The key of a shelf's name. */
export function shelfName(shelf: Shelf): TextKey {
  return shelf === 'star' || shelf === 'small' ? `page.shelf.${shelf}` : `sheet.${shelf}`;
}

export function familyOf(variant: VariantInfo): Family {
  return variant.board.shape === 'square' ? 'square' : 'star';
}

export function playerCounts(variants: readonly VariantInfo[]): number[] {
  return [...new Set(variants.map((variant) => variant.seats.length))].sort((a, b) => a - b);
}
