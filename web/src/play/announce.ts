import type { Ladder } from '../board/marks';
import { sentences } from '../hand/stage.svelte';
import type { GameView, SeatLetter, Told } from '../rulebook/protocol';
import { t } from '../texts/texts.svelte';

/** The last move in one sentence, and how the game ended if it did. */
export function moveSpoken(view: GameView, name: (seat: SeatLetter) => string, tell: (told: Told) => string): string {
  const sentence = eventSpoken(view, name);
  if (view.outcome.kind === 'open') return sentence;
  return `${sentence} ${tell(view.outcome.told)}`;
}

export function eventSpoken(view: GameView, name: (seat: SeatLetter) => string): string {
  const { last } = view;
  if (last === null) return '';
  const who = last.by === null ? '' : name(last.by);
  if (last.event !== 'moved') return t(`page.say.${last.event}`, { name: who });
  return t('page.say.moved', { name: who, from: last.cells[0] ?? '', to: last.cells.at(-1) ?? '', hops: last.hops });
}

/** Where a game stands that was opened: whose turn it is, or how it ended. */
export function standSpoken(view: GameView, name: (seat: SeatLetter) => string, tell: (told: Told) => string): string {
  return view.outcome.kind === 'open' ? t('page.status.to-move', { name: name(view.toMove) }) : tell(view.outcome.told);
}

/** Both in one announcement: a second one would interrupt the first. */
export function withDuty(text: string, duty: string | null): string {
  return duty === null ? text : sentences([text, duty]);
}

export function hintSpoken(route: readonly string[]): string {
  return t('page.say.hint', { from: route[0] ?? '', to: route.at(-1) ?? '' });
}

/** The ladders that are drawn, for whoever can't see them. */
export function laddersSpoken(ladders: readonly Ladder[]): string {
  if (ladders.length === 0) return t('page.say.no-ladders');
  const told = ladders.map(({ route, hops }) =>
    t('page.say.ladder', { from: route[0] ?? '', to: route.at(-1) ?? '', hops }),
  );
  return told.join(' ');
}
