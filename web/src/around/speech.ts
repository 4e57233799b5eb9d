import { type Looks, USUAL_LOOKS } from '../board/looks';
import { mustLeave } from '../play/duty';
import { colourOf, shapeOf } from '../play/players';
import { session } from '../play/session.svelte';
import type { SeatLetter } from '../rulebook/protocol';
import { spoken, t } from '../texts/texts.svelte';

/** What a cell says of itself: name, piece, and what can be done there. */
export function cellSpoken(cell: string): string {
  const parts = [pieceSpoken(cell)];
  const { hand, pending } = session;
  const mark = hand.marks.find((one) => one.cell === cell);
  if (pending !== null && pending.at(-1) === cell) parts.push(t('page.cell.pending'));
  else if (hand.here === cell) parts.push(t(hand.isOnTrial ? 'page.cell.on-trial' : 'page.cell.in-hand'));
  else if (mark?.kind === 'step') parts.push(t('page.cell.step'));
  else if (mark !== undefined) parts.push(t('page.cell.hops', { hops: mark.hops }));
  else if (session.now !== null && session.isPersonsTurn) {
    if (mustLeave(session.now).includes(cell)) parts.push(t('page.cell.can-leave'));
    else if (session.now.movable.includes(cell)) parts.push(t('page.cell.can-move'));
  }
  return parts.join(', ');
}

/** A row in one sentence: what stands where, and what is empty only where everything is. */
export function rowSpoken(row: readonly string[]): string {
  const pieces = row.filter((cell) => standing(cell) !== undefined);
  const range = { from: row[0] ?? '', to: row.at(-1) ?? '' };
  if (pieces.length === 0) return t('page.row.empty', range);
  return t('page.row', { ...range, pieces: pieces.map(pieceSpoken).join('; ') });
}

function pieceSpoken(cell: string): string {
  return cellWith(cell, session.setup === null ? undefined : standing(cell), session.setup?.looks ?? USUAL_LOOKS);
}

/** A cell and what stands on it. */
export function cellWith(cell: string, seat: SeatLetter | undefined, looks: Looks): string {
  if (seat === undefined) return t('page.cell.empty', { cell });
  return t('page.cell.piece', {
    cell,
    colour: colourOf({ looks }, seat).toLocaleLowerCase(spoken()),
    shape: shapeOf({ looks }, seat),
  });
}

/** Whose piece stands on a cell as the board shows it, with what is in hand. */
function standing(cell: string): SeatLetter | undefined {
  const { hand } = session;
  const view = session.shown;
  if (view === null) return undefined;
  if (session.cursor === null && hand.isOnTrial && hand.from !== null) {
    if (cell === hand.from) return undefined;
    if (cell === hand.here) return view.pieces[hand.from];
  }
  return view.pieces[cell];
}
