import type { GameView } from '../rulebook/protocol';
import { settings } from '../settings/settings.svelte';
import type { TableEvent } from '../table/table';
import { t } from '../texts/texts.svelte';
import { notices } from '../ui/notices.svelte';
import { together, turnSpoken } from './announce';
import { sceneOf } from './commands/atTable';
import { whoTold } from './commands/words';
import { dutyNews, dutyTold } from './duty';
import { endingOf, endingSpoken } from './ending';
import { happen } from './hand/happenings';
import { announceRemote } from './remoteEvents';
import type { Session } from './session.svelte';

/** How long the winning move is shown before the result appears. */
const LAST_LOOK_MILLIS = 1200;

/**
 * Handles an event of the session's table: animation, announcements and sounds. The session already has the new state.
 */
export function hear(session: Session, event: TableEvent): void {
  switch (event.kind) {
    case 'appended':
      return appended(session, event.view);
    case 'taken-back':
      session.reset();
      say(session, withTurn(session, t('page.say.undone')), dutyNews(session.moments));
      return void session.advice.follow(session.now);
    case 'renewed':
      session.reset();
      sayWhereItStands(session);
      return void session.advice.follow(session.now);
    case 'trouble':
      return notices.wrong(
        t(event.with === 'computer' ? 'page.wrong.thinking' : 'page.wrong.rulebook', { why: event.why }),
        'working',
      );
    case 'thinking':
      return;
    case 'paused':
      return paused(session, event.on);
    default:
      return announceRemote(session, event);
  }
}

/** Announces an opened game: whose turn it is, or the result. */
export function sayWhereItStands(session: Session): void {
  const { now } = session;
  if (now === null) return;
  say(session, endSpoken(session, now) ?? turnSpoken(session, now), session.isOver ? null : dutyTold(now));
}

/** The announcement of a new game: who begins. */
export function firstWords(session: Session): string {
  const { now, sole } = session;
  if (now === null) return '';
  const isOwn = sole === now.toMove;
  const who = isOwn ? t('page.say.you-begin') : t('page.say.begins', { name: session.name(now.toMove) });
  return together(who, placeTold(session), session.may.play === null ? null : session.tips.told('take'));
}

/** The colours, camps and goals of the players at this device; of all players if the setting says so. */
function placeTold(session: Session): string | null {
  const scene = sceneOf(session);
  const { telling } = settings.choices;
  if (scene === null || telling === 'brief') return null;
  const seats = session.seats.filter((seat) => telling === 'each' || session.isHere(seat));
  return seats.length === 0 ? null : whoTold(scene, seats);
}

function appended(session: Session, view: GameView): void {
  const { effects } = session;
  const route = view.last?.cells ?? [];
  session.stopHint();
  notices.works();
  // A move of a player at this device, or the end of the game, ends a replay.
  const isOurs = view.last?.by != null && session.isHere(view.last.by);
  if (view.last?.by == null || isOurs) session.live();
  // A player who moves on has read the messages.
  if (isOurs) notices.hush();
  if (isOurs && view.last?.event === 'moved') session.tips.moved(session.interaction.isOnTrial);
  if (session.cursor === null) {
    const toShow = session.interaction.unseen(route);
    session.clear();
    if (toShow.length < 2) effects.settle();
    effects.leapAlong(toShow);
  }
  const at = route.slice(1).map((cell) => session.panOf(cell));
  happen({ kind: 'moved', view, millis: route.length > 1 ? effects.journeyMillis : 0, at });
  sayMove(session, view);
  if (session.isOver) {
    const isSeenAtOnce = settings.isStill || view.last?.event !== 'moved';
    showEnd(session, isSeenAtOnce ? 0 : effects.journeyMillis + LAST_LOOK_MILLIS);
    happen({ kind: 'over', view });
  }
  void session.advice.follow(view);
}

/** Announces an event. The moves of several computers wait until a player at this device is to move. */
function sayMove(session: Session, view: GameView): void {
  const event = session.round.heard(view);
  const end = endSpoken(session, view);
  const turn = session.may.play === null ? null : turnNews(session, event === null || session.seats.length > 2);
  const words = [event, end, turn].filter((text) => text !== null);
  if (words.length > 0) say(session, together(...words), dutyNews(session.moments));
}

/** Shows the result after a while, unless the game has changed meanwhile. */
function showEnd(session: Session, afterMillis: number): void {
  const { now } = session;
  const show = (): void => {
    if (session.now === now) session.endSeen = false;
  };
  if (afterMillis === 0) show();
  else window.setTimeout(show, afterMillis);
}

function paused(session: Session, on: boolean): void {
  const text = t(on ? 'page.talk.paused' : 'page.talk.resumed');
  session.announcements.tell(on || session.isOver ? text : withTurn(session, text));
}

/** Adds whose turn it is, for screen readers. */
function withTurn(session: Session, text: string): string {
  return together(text, turnNews(session, true));
}

/** Whose turn it is; null if it is obvious because a single person here plays against one opponent. */
function turnNews(session: Session, isWanted = false): string | null {
  const { remote, now, sole } = session;
  if (now === null || session.isOver) return null;
  return isWanted || remote !== null || sole === null ? turnSpoken(session, now) : null;
}

/** How the game has ended, or null. */
function endSpoken(session: Session, view: GameView): string | null {
  const ending = endingOf(session, view);
  return ending === null ? null : endingSpoken(ending);
}

/** Adds a duty or a beginner's tip for the person to move. The duty of a computer is not announced. */
function say(session: Session, text: string, duty: string | null): void {
  const { announcements, may, remote } = session;
  const all = together(text, may.play === null ? null : (duty ?? session.tips.told('take')));
  if (remote === null) announcements.say(all);
  else announcements.tell(all);
}
