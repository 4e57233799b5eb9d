import type { Looks } from '../board/looks';
import { colourOf, shapeOf } from '../play/players';
import { t } from '../texts/texts.svelte';
import type { Trial } from './trial.svelte';

/** What a cell of a trial says of itself: name, piece, and what can be done there. */
export function cellSpoken(trial: Trial, looks: Looks, cell: string, aims: readonly string[]): string {
  const parts = [pieceSpoken(trial, looks, cell)];
  const { hand } = trial;
  const mark = hand.marks.find((one) => one.cell === cell);
  if (aims.includes(cell)) parts.push(t('page.learn.cell.aim'));
  if (hand.here === cell) parts.push(t(hand.isOnTrial ? 'page.cell.on-trial' : 'page.cell.in-hand'));
  else if (mark?.kind === 'step') parts.push(t('page.cell.step'));
  else if (mark !== undefined) parts.push(t('page.cell.hops', { hops: mark.hops }));
  else if (trial.canMove && trial.view?.movable.includes(cell) === true) parts.push(t('page.cell.can-move'));
  return parts.join(', ');
}

/** A row in one sentence. */
export function rowSpoken(trial: Trial, looks: Looks, row: readonly string[]): string {
  const pieces = row.filter((cell) => trial.pieces[cell] !== undefined);
  const range = { from: row[0] ?? '', to: row.at(-1) ?? '' };
  if (pieces.length === 0) return t('page.row.empty', range);
  return t('page.row', { ...range, pieces: pieces.map((cell) => pieceSpoken(trial, looks, cell)).join('; ') });
}

function pieceSpoken(trial: Trial, looks: Looks, cell: string): string {
  const seat = trial.pieces[cell];
  if (seat === undefined) return t('page.cell.empty', { cell });
  return t('page.cell.piece', { cell, colour: colourOf({ looks }, seat), shape: shapeOf({ looks }, seat), seat });
}
