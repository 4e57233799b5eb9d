import type { Looks } from '../../board/looks';
import type { SeatLetter } from '../../rulebook/protocol';
import { colourOf, shapeOf } from '../../table/players';
import { spoken, t } from '../../texts/texts.svelte';
import type { Interaction } from './interaction.svelte';

/** The pieces on a board and what they look like. */
interface Pieces {
  pieces: Readonly<Record<string, SeatLetter>>;
  looks: Looks;
}

/** A board in words, for screen readers. */
export interface Heard extends Pieces {
  interaction: Interaction;
  /** The cells of the pieces that can move, and of those that must leave. */
  movable: ReadonlySet<string>;
  leaving?: ReadonlySet<string>;
  /** Cells that a task is about. */
  aims?: readonly string[];
}

/** The label of a cell: its name, its piece, and its action. */
export function cellSpoken(heard: Heard, cell: string): string {
  const parts = [pieceSpoken(heard, cell)];
  const { hand, pending } = heard.interaction;
  const mark = hand.marks.find((one) => one.cell === cell);
  if (heard.aims?.includes(cell) === true) parts.push(t('page.learn.cell.aim'));
  if (pending !== null && pending.at(-1) === cell) parts.push(t('page.cell.pending'));
  else if (hand.here === cell) parts.push(t(hand.isOnTrial ? 'page.cell.on-trial' : 'page.cell.in-hand'));
  else if (mark?.kind === 'step') parts.push(t('page.cell.step'));
  else if (mark !== undefined) parts.push(t('page.cell.hops', { hops: mark.hops }));
  else if (heard.leaving?.has(cell) === true) parts.push(t('page.cell.can-leave'));
  else if (heard.movable.has(cell)) parts.push(t('page.cell.can-move'));
  return parts.join(', ');
}

/** A row in one sentence. It names the pieces, or says that the row is empty. */
export function rowSpoken(heard: Pieces, row: readonly string[]): string {
  const taken = row.filter((cell) => heard.pieces[cell] !== undefined);
  const range = { from: row[0] ?? '', to: row.at(-1) ?? '' };
  if (taken.length === 0) return t('page.row.empty', range);
  return t('page.row', { ...range, pieces: taken.map((cell) => pieceSpoken(heard, cell)).join('; ') });
}

/** A cell and the piece on it. */
export function pieceSpoken({ pieces, looks }: Pieces, cell: string): string {
  const seat = pieces[cell];
  if (seat === undefined) return t('page.cell.empty', { cell });
  return t('page.cell.piece', {
    cell,
    colour: colourOf({ looks }, seat).toLocaleLowerCase(spoken()),
    shape: shapeOf({ looks }, seat),
  });
}
