import type { SeatLetter } from '../rulebook/protocol';
import { t } from '../texts/texts.svelte';
import { remoteActions } from './remoteActions.svelte';
import { session } from './session.svelte';

/** The open proposal at this table, for the status line that otherwise shows whose turn it is. */
export function talkStatus(): string | null {
  const { remote } = session;
  if (remote === null) return null;
  if (remote.may.takeSeatBack !== null) return t('page.presence.kept', { name: session.name(remote.may.takeSeatBack) });
  const asked = remote.talks.find(({ proposal }) => proposal === remote.may.answer?.proposal);
  if (asked !== undefined) return t(`page.talk.${asked.proposal}`, { name: session.name(asked.by) });
  const waiting = remote.talks.find(({ agreed }) => agreed.some((seat) => session.isHere(seat)));
  if (waiting !== undefined) return t('page.talk.waiting');
  // An absent player is named if it is their turn. Otherwise the line says whose turn it is.
  const { toMove } = session.now ?? {};
  if (toMove === undefined || session.isOver || remote.absent[toMove] === undefined) return null;
  if (remote.standIns[toMove] !== undefined) return null;
  return t(remoteActions.maySkip ? 'page.presence.long' : 'page.absent', { name: session.name(toMove) });
}

/** The status of a seat besides its game: a computer plays for it, or its player is absent. */
export function seatDetail(seat: SeatLetter): string | null {
  const { remote } = session;
  if (remote === null || session.isOver || session.cursor !== null) return null;
  const level = remote.standIns[seat];
  if (level !== undefined) return t('page.seat.stood-in', { creature: t(`level.${level}.name`) });
  return remote.absent[seat] === undefined ? null : t('page.seat.away');
}
