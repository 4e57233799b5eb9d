import { t } from '../texts/texts.svelte';
import { eventSpoken, together, turnSpoken } from './announce';
import { endingOf, endingSpoken } from './ending';
import type { Session } from './session.svelte';

/** Shows a moment of the game and announces it. */
export function lookAt(session: Session, moment: number): void {
  session.goTo(moment);
  const { shown, cursor, moments } = session;
  if (shown === null) return;
  if (cursor === null && moment >= moments.length - 1) return sayBack(session);
  const all = moments.length - 1;
  const at = cursor ?? all;
  const event = at === 0 ? t('page.hear.start') : eventSpoken(shown, (seat) => session.name(seat));
  session.announcements.say(together(t('page.replay.at', { at, all }), event));
}

/** Goes back to the game as it is now. */
export function backToGame(session: Session): void {
  session.live();
  sayBack(session);
}

/** Announces the last move and the present state. */
function sayBack(session: Session): void {
  const { now } = session;
  if (now === null) return;
  const ending = endingOf(session, now);
  const event = eventSpoken(now, (seat) => session.name(seat));
  const state = ending === null ? turnSpoken(session, now) : endingSpoken(ending);
  session.announcements.say(together(t('page.hear.now'), event === '' ? null : event, state));
}
