import type { SeatLetter } from '../rulebook/protocol';
import { t } from '../texts/texts.svelte';
import { remoteActions } from './remoteActions.svelte';
import { session } from './session.svelte';

/** The open offer at this table, for the status line that otherwise shows whose turn it is. */
export function talkStatus(): string | null {
  const { remote, may, talks } = session;
  const [kept] = may.returns;
  if (remote !== null && kept !== undefined) return t('page.presence.kept', { name: session.name(kept) });
  const { asked } = remoteActions;
  const talk = talks.find(({ proposal }) => proposal === asked?.proposal);
  if (asked !== null && talk !== undefined) return offered(talk.by, asked);
  if (remote === null) return null;
  const waiting = talks.find(({ agreed }) => agreed.some((seat) => session.isHere(seat)));
  if (waiting !== undefined) return t('page.talk.waiting');
  // An absent player is named if it is their turn. Otherwise the line says whose turn it is.
  const { toMove } = session.now ?? {};
  if (toMove === undefined || session.isOver || !remote.absent.includes(toMove)) return null;
  if (session.standIns[toMove] !== undefined) return null;
  return t(remoteActions.maySkip ? 'page.presence.long' : 'page.absent', { name: session.name(toMove) });
}

/** At one device the line names the person who has to answer. */
function offered(by: SeatLetter, { proposal, seat }: NonNullable<typeof remoteActions.asked>): string {
  const name = session.name(by);
  if (session.remote === null && proposal === 'draw')
    return t('page.talk.draw.asked', { name, other: session.name(seat) });
  return t(`page.talk.${proposal}`, { name });
}

/** The status of a seat besides its game: a computer plays for it, or its player is absent. */
export function seatDetail(seat: SeatLetter): string | null {
  const { remote, standIns } = session;
  if (session.isOver || session.cursor !== null) return null;
  const level = standIns[seat];
  if (level !== undefined) return t('page.seat.stood-in', { creature: t(`level.${level}.name`) });
  return remote?.absent.includes(seat) === true ? t('page.seat.away') : null;
}
