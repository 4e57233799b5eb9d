import { cellWith } from '../around/speech';
import type { Looks } from '../board/looks';
import { t } from '../texts/texts.svelte';
import type { Trial } from './trial.svelte';

/** What a cell of a trial says of itself: name, piece, and what can be done there. */
export function cellSpoken(trial: Trial, looks: Looks, cell: string, aims: readonly string[]): string {
  const parts = [cellWith(cell, trial.pieces[cell], looks)];
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
  return t('page.row', {
    ...range,
    pieces: pieces.map((cell) => cellWith(cell, trial.pieces[cell], looks)).join('; '),
  });
}
