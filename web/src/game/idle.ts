import { rules } from '../rulebook/books';
import type { GameView } from '../rulebook/protocol';
import { t } from '../texts/texts.svelte';
import type { Session } from './session.svelte';
import { statusOf } from './status';

/**
 * Why a tap does nothing while a computer is to move. The rule book judges for the piece's owner, if a person here has
 * it.
 */
export async function whyIdle(session: Session, view: GameView, cell: string): Promise<string | null> {
  if (session.cursor !== null) return t('page.replay.note');
  const owner = view.pieces[cell];
  if (owner === undefined) return statusOf(session).text;
  const seat = !session.isOver && session.isHere(owner) ? owner : view.toMove;
  const why = await rules.whyNot(view.id, seat, [cell]);
  return why === null ? null : session.tell(why);
}
