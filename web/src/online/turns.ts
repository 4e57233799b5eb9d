import { session } from '../play/session.svelte';
import { settings } from '../settings/settings.svelte';
import { t } from '../texts/texts.svelte';

let wasToMove = false;

/** Tells somebody who looks elsewhere that it is their turn at a table with others, where they have allowed it. */
export function tellTurns(): void {
  const isToMove = session.company !== null && session.may.move !== null;
  const isNew = isToMove && !wasToMove;
  wasToMove = isToMove;
  if (!isNew || !settings.switches.notify || !document.hidden) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const body = session.variant === null ? '' : t(`variant.${session.variant.id}.name`);
  try {
    const notice = new Notification(t('page.online.your-turn'), { body, tag: 'halma-turn' });
    notice.addEventListener('click', () => window.focus());
  } catch {
    // Some browsers allow notifications to service workers only. The title tells it as well.
  }
}
