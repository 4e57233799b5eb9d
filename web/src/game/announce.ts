import type { Ladder } from '../board/marks';
import type { GameView, SeatLetter } from '../rulebook/protocol';
import { t } from '../texts/texts.svelte';
import { sentences } from '../ui/announcements';
import type { TableView } from './tableView.svelte';

/** The last event, in one sentence. */
export function eventSpoken(view: GameView, name: (seat: SeatLetter) => string): string {
  const { last } = view;
  if (last === null) return '';
  const who = last.by === null ? '' : name(last.by);
  const ends = { from: last.cells[0] ?? '', to: last.cells.at(-1) ?? '' };
  const what =
    last.event === 'moved'
      ? t('page.say.moved', { name: who, ...ends, hops: last.hops })
      : t(`page.say.${last.event}`, { name: who });
  return sentences([what, ...last.arrived.map(({ seat, place }) => t('page.told.place', { seat: name(seat), place }))]);
}

/** Whose turn it is. A single person at this device is addressed without a name. */
export function turnSpoken(table: TableView, { toMove }: GameView): string {
  const isOwn = table.sole === toMove && table.may.play !== null;
  return isOwn ? t('page.status.your-turn') : t('page.status.to-move', { name: table.name(toMove) });
}

/** All in one announcement: a second one would interrupt the first. */
export function together(...texts: readonly (string | null)[]): string {
  return sentences(texts.filter((text) => text !== null));
}

export function hintSpoken(route: readonly string[]): string {
  return t('page.say.hint', { from: route[0] ?? '', to: route.at(-1) ?? '' });
}

/** The text of the ladders on the board, for screen readers. */
export function laddersSpoken(ladders: readonly Ladder[]): string {
  if (ladders.length === 0) return t('page.say.no-ladders');
  const told = ladders.map(({ route, hops }) =>
    t('page.say.ladder', { from: route[0] ?? '', to: route.at(-1) ?? '', hops }),
  );
  return told.join(' ');
}
