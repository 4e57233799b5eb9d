import type { SeatLetter } from '../rulebook/protocol';
import type { RemoteEvent } from '../table/remoteInfo';
import { t } from '../texts/texts.svelte';
import { notices } from '../ui/notices.svelte';
import type { Session } from './session.svelte';

/** Shows and announces the events of a table besides its game: proposals, chat, arrivals and absences. */
export function announceRemote(session: Session, event: RemoteEvent): void {
  const name = (seat: SeatLetter) => session.name(seat);
  switch (event.kind) {
    case 'proposed':
      return session.announcements.tell(
        session.remote !== null && session.isHere(event.by)
          ? t('page.talk.waiting')
          : t(`page.talk.${event.proposal}`, { name: name(event.by) }),
      );
    case 'agreed':
      return session.announcements.tell(t('page.talk.agreed', { name: name(event.by) }));
    case 'declined':
      return declined(session, event.by);
    case 'away':
      return session.announcements.tell(t('page.presence.left', { name: name(event.seat) }));
    case 'back':
      return session.announcements.tell(t('page.presence.back', { name: name(event.seat) }));
    case 'stood-in': {
      const creature = t(`level.${event.level}.name`);
      return notices.say(t('page.presence.stood-in', { name: name(event.seat), by: name(event.by), creature }));
    }
    case 'returned':
      return notices.say(t('page.presence.returned', { name: name(event.seat) }));
    case 'phrase':
      return session.heardFrom(event.by, t(`page.phrase.${event.phrase}`));
    case 'chat':
      return session.heardFrom(event.by, event.text);
    case 'rematched':
      return session.announcements.tell(t('page.talk.rematched'));
    case 'line': // the connection note announces it on every screen
    case 'remote':
      return;
  }
}

/** Reports that a proposal was declined. On the device that declined it, no notice is shown, only an announcement. */
function declined(session: Session, by: SeatLetter): void {
  const name = session.name(by);
  const text = t(session.isComputer(by) ? 'page.draw.refused' : 'page.talk.declined', { name });
  if (session.isHere(by)) session.announcements.tell(text);
  else notices.say(text);
}
