import { happen } from '../hand/happenings';
import { sentences } from '../hand/stage.svelte';
import type { GameView, SeatLetter, Told } from '../rulebook/protocol';
import type { TableEvent } from '../table/table';
import { t } from '../texts/texts.svelte';
import { moveSpoken, standSpoken, withDuty } from './announce';
import { hearCompany } from './company';
import { dutyNews, dutyTold } from './duty';
import { notices } from './notices.svelte';
import type { Session } from './session.svelte';

/** What the screen does with an event of its table: what it shows, says and plays. The session has the state after it. */
export function hear(session: Session, event: TableEvent): void {
  switch (event.kind) {
    case 'appended':
      return appended(session, event.view);
    case 'taken-back':
      session.reset();
      session.endSeen = true;
      say(session, withTurn(session, t('page.say.undone')), dutyNews(session.moments));
      return void session.advice.follow(session.now);
    case 'renewed':
      session.reset();
      sayWhereItStands(session);
      return void session.advice.follow(session.now);
    case 'draw-declined':
      return notices.say(t('page.draw.refused', { name: session.name(event.by) }));
    case 'trouble':
      return notices.wrong(
        t(event.with === 'computer' ? 'page.wrong.thinking' : 'page.wrong.rulebook', { why: event.why }),
        'working',
      );
    case 'draw-offered':
    case 'thinking':
      return;
    case 'paused':
      return paused(session, event.on);
    default:
      return hearCompany(session, event);
  }
}

/** Announces an opened game: whose turn it is, or how it ended. */
export function sayWhereItStands(session: Session): void {
  const { now } = session;
  if (now === null) return;
  const stand = turnSpoken(session) ?? standSpoken(now, ...words(session));
  say(session, stand, session.isOver ? null : dutyTold(now));
}

function appended(session: Session, view: GameView): void {
  const { stage } = session;
  const route = view.last?.cells ?? [];
  session.stopHint();
  notices.works();
  // A move of one's own, or the end of the game, ends a replay.
  const isOurs = view.last?.by != null && session.isHere(view.last.by);
  if (view.last?.by == null || isOurs) session.live();
  // Whoever plays on has read what others have done.
  if (isOurs && session.company !== null) notices.hush();
  if (session.cursor === null) {
    const toShow = session.interaction.unseen(route);
    session.clear();
    if (toShow.length < 2) stage.settle();
    stage.leapAlong(toShow);
  }
  happen({ kind: 'moved', view, millis: route.length > 1 ? stage.journeyMillis : 0 });
  const move = moveSpoken(view, ...words(session));
  say(session, session.may.move === null ? move : withTurn(session, move), dutyNews(session.moments));
  if (session.isOver) {
    session.endSeen = false;
    happen({ kind: 'over', view });
  }
  void session.advice.follow(view);
}

/** Who has stopped the game at this device knows it; people elsewhere are told. */
function paused(session: Session, on: boolean): void {
  if (session.company === null) return;
  const text = t(on ? 'page.talk.paused' : 'page.talk.resumed');
  session.stage.tell(on ? text : withTurn(session, text));
}

/** Whose turn it is among people elsewhere, for whoever can't see it; a single player here is told so without a name. */
function turnSpoken(session: Session): string | null {
  const { company, now, may } = session;
  if (company === null || now === null || session.isOver) return null;
  const here = session.seats.filter((seat) => session.isHere(seat));
  if (may.move !== null && here.length === 1) return t('page.online.your-turn');
  return t('page.status.to-move', { name: session.name(now.toMove) });
}

function withTurn(session: Session, text: string): string {
  const turn = turnSpoken(session);
  return turn === null ? text : sentences([text, turn]);
}

/** The duty of a computer is not announced. */
function say({ stage, may, company }: Session, text: string, duty: string | null): void {
  const all = withDuty(text, may.move === null ? null : duty);
  if (company === null) stage.say(all);
  else stage.tell(all);
}

function words(session: Session): [(seat: SeatLetter) => string, (told: Told) => string] {
  return [(seat) => session.name(seat), (told) => session.tell(told)];
}
