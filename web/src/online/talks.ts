import { desk } from '../play/desk.svelte';
import { session } from '../play/session.svelte';
import type { SeatLetter } from '../rulebook/protocol';
import { t } from '../texts/texts.svelte';

/** What the people at this table are asked, or wait for; it stands where the page tells whose turn it is. */
export function talkStatus(): string | null {
  const { company } = session;
  if (company === null) return null;
  if (company.may.takeSeatBack !== null)
    return t('page.presence.kept', { name: session.name(company.may.takeSeatBack) });
  const asked = company.talks.find(({ proposal }) => proposal === company.may.answer?.proposal);
  if (asked !== undefined) return t(`page.talk.${asked.proposal}`, { name: session.name(asked.by) });
  const waiting = company.talks.find(({ agreed }) => agreed.some((seat) => session.isHere(seat)));
  if (waiting !== undefined) return t('page.talk.waiting');
  // Whoever is away is told of where the turn waits for them. Otherwise it is said whose turn it is.
  const { toMove } = session.now ?? {};
  if (toMove === undefined || session.isOver || company.absent[toMove] === undefined) return null;
  if (company.standIns[toMove] !== undefined) return null;
  return t(desk.maySkip ? 'page.presence.long' : 'page.absent', { name: session.name(toMove) });
}

/** What there is to say of a seat besides its game: a computer plays for it, or its player is away. */
export function seatDetail(seat: SeatLetter): string | null {
  const { company } = session;
  if (company === null || session.isOver || session.cursor !== null) return null;
  const level = company.standIns[seat];
  if (level !== undefined) return t('page.seat.stood-in', { creature: t(`level.${level}.name`) });
  return company.absent[seat] === undefined ? null : t('page.seat.away');
}
