import { t } from '../texts/texts.svelte';
import { eventSpoken } from './announce';
import { endingOf, endingSpoken } from './ending';
import { talkStatus } from './offers';
import type { Session } from './session.svelte';
import type { Tip } from './tips.svelte';

/** The status line beside the board. A long one is a whole sentence and is set smaller. */
export interface Status {
  text: string;
  isLong: boolean;
  /** Whether it is a tip for a beginner. */
  isTip: boolean;
}

export function statusOf(session: Session): Status {
  const { shown } = session;
  if (shown === null) return short('');
  if (session.advice.recalled === shown && session.interaction.hand.from === null)
    return long(eventSpoken(shown, (seat) => session.name(seat)));
  if (session.cursor !== null) return short(t('page.status.replay'));
  const ending = endingOf(session, shown);
  if (ending !== null) {
    const talk = talkStatus();
    return talk === null && ending.how === null ? short(ending.title) : long(talk ?? endingSpoken(ending));
  }
  if (session.remote?.isConnected === false) return short(t('page.online.connecting'));
  if (session.isPaused) return short(t('page.status.paused'));
  return ofTheHand(session) ?? ofTheTurn(session);
}

/** Shows and announces the last move in words. A second call hides it. */
export function recall(session: Session): void {
  const { shown, advice } = session;
  if (shown?.last == null) return;
  advice.recalled = advice.recalled === shown ? null : shown;
  if (advice.recalled !== null) session.announcements.say(eventSpoken(shown, (seat) => session.name(seat)));
}

function ofTheHand(session: Session): Status | null {
  const { pending, hand } = session.interaction;
  if (pending !== null) return short(t('page.status.confirm'));
  if (hand.isOnTrial) return tip(session, 'chain') ?? short(t('page.status.on-trial'));
  return hand.from === null ? null : tip(session, 'go');
}

/** A duty takes precedence over whose turn it is, which the seats show as well. So the layout does not shift. */
function ofTheTurn(session: Session): Status {
  const isFree = session.interaction.hand.from === null;
  if (isFree && session.duty !== null) return long(session.duty);
  const talk = talkStatus();
  if (talk !== null) return short(talk);
  return (session.mayMove && isFree ? tip(session, 'take') : null) ?? short(turnTold(session));
}

/** Whose turn it is. A single person at this device is addressed without a name. */
function turnTold(session: Session): string {
  const { now, may, sole } = session;
  if (now === null) return '';
  const name = session.name(now.toMove);
  if (may.play === null) return t('page.status.thinking', { name });
  return sole === null ? t('page.status.to-move', { name }) : t('page.status.your-turn');
}

function tip(session: Session, which: Tip): Status | null {
  const told = session.tips.told(which);
  return told === null ? null : { ...long(told), isTip: true };
}

function short(text: string): Status {
  return { text, isLong: false, isTip: false };
}

function long(text: string): Status {
  return { text, isLong: true, isTip: false };
}
