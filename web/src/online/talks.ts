import { desk } from '../play/desk.svelte';
import { session } from '../play/session.svelte';
import type { SeatLetter } from '../rulebook/protocol';
import { t } from '../texts/texts.svelte';

/** The open proposal at this table, for the status line that otherwise shows whose turn it is. */
export function talkStatus(): string | null {
  const { company } = session;
  if (company === null) return null;
  if (company.may.takeSeatBack !== null)
    return t('page.presence.kept', { name: session.name(company.may.takeSeatBack) });
  const asked = company.talks.find(({ proposal }) => proposal === company.may.answer?.proposal);
  if (asked !== undefined) return t(`page.talk.${asked.proposal}`, { name: session.name(asked.by) });
  const waiting = company.talks.find(({ agreed }) => agreed.some((seat) => session.isHere(seat)));
  if (waiting !== undefined) return t('page.talk.waiting');
  // An absent player is named if it is their turn. Otherwise the line says whose turn it is.
  const { toMove } = session.now ?? {};
  if (toMove === undefined || session.isOver || company.absent[toMove] === undefined) return null;
  if (company.standIns[toMove] !== undefined) return null;
  return t(desk.maySkip ? 'page.presence.long' : 'page.absent', { name: session.name(toMove) });
}

/** The status of a seat besides its game: a computer plays for it, or its player is absent. */
export function seatDetail(seat: SeatLetter): string | null {
  const { company } = session;
  if (company === null || session.isOver || session.cursor !== null) return null;
  const level = company.standIns[seat];
  if (level !== undefined) return t('page.seat.stood-in', { creature: t(`level.${level}.name`) });
  return company.absent[seat] === undefined ? null : t('page.seat.away');
}
