import { session } from '../play/session.svelte';
import { settings } from '../settings/settings.svelte';
import { t } from '../texts/texts.svelte';

const TAG = 'halma-turn';
let wasToMove = false;
let shown: Notification | null = null;
/** What is being closed. A new notification waits for it, or it would be closed too. */
let closing: Promise<void> = Promise.resolve();

/** Tells somebody who looks elsewhere that it is their turn at a table with others, where they have allowed it. */
export function tellTurns(): void {
  const isToMove = session.company !== null && session.may.move !== null;
  const isNew = isToMove && !wasToMove;
  wasToMove = isToMove;
  if (!isToMove) turnSeen();
  if (!isNew || !settings.switches.notify || (!document.hidden && document.hasFocus())) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  void notify(t('page.status.your-turn'), session.variant === null ? '' : t(`variant.${session.variant.id}.name`));
}

/** Nobody needs to be called any more. A notification that stayed would keep the next one from being noticed. */
export function turnSeen(): void {
  shown?.close();
  shown = null;
  closing = closing.then(closeOfWorker, closeOfWorker);
}

async function notify(title: string, body: string): Promise<void> {
  try {
    shown = new Notification(title, { body, tag: TAG });
    shown.addEventListener('click', () => window.focus());
  } catch {
    // Browsers of phones allow notifications to service workers only.
    await closing;
    await (await worker())?.showNotification(title, { body, tag: TAG });
  }
}

async function closeOfWorker(): Promise<void> {
  const open = (await (await worker())?.getNotifications({ tag: TAG })) ?? [];
  for (const notice of open) notice.close();
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}
