import type { GameView } from '../rulebook/protocol';
import { t } from '../texts/texts.svelte';

/** With this number of free turns left, a player is warned that the camp must be left. */
const SOON_TURNS = 5;

/** The pieces that must leave. One of them has to move first. */
export function mustLeave({ duty }: GameView): string[] {
  return [...duty.blockers, ...duty.campers];
}

/** The text about the duty of the seat to move, or null. Blockers come first, as with the referee. */
export function dutyTold(view: GameView): string | null {
  if (view.duty.blockers.length > 0) return t('page.duty.blockers');
  if (view.duty.campers.length > 0) return t('page.duty.camp');
  return isSoon(view) ? t('page.duty.soon', { turns: view.duty.freeTurns ?? 0 }) : null;
}

/** The announcement at the start of a turn: a duty every time; a warning on the first and the last free turn. */
export function dutyNews(moments: readonly GameView[]): string | null {
  const now = moments.at(-1);
  if (now === undefined) return null;
  const before = moments.slice(0, -1).findLast(({ toMove }) => toMove === now.toMove);
  const isKnown = before !== undefined && isSoon(before) && (!isLast(now) || isLast(before));
  return mustLeave(now).length === 0 && isKnown ? null : dutyTold(now);
}

function isSoon({ duty }: GameView): boolean {
  return duty.freeTurns !== null && duty.freeTurns > 0 && duty.freeTurns <= SOON_TURNS;
}

function isLast({ duty }: GameView): boolean {
  return duty.freeTurns === 1;
}
