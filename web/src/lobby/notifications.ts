import { session } from '../game/session.svelte';
import { settings } from '../settings/settings.svelte';
import { t } from '../texts/texts.svelte';
import { notices } from '../ui/notices.svelte';

const TAG = 'halma-turn';
let wasToMove = false;
let isShown = false;
let shown: Notification | null = null;
/** The closing of the last notification. A new one waits for it, or it would be closed too. */
let closing: Promise<void> = Promise.resolve();

/**
 * Notifies the player that it is their turn at an online table, if the page is not in view and they have allowed it.
 */
export function tellTurns(): void {
  const isToMove = session.remote !== null && session.may.play !== null;
  const isNew = isToMove && !wasToMove;
  wasToMove = isToMove;
  if (!isToMove && isShown) turnSeen();
  if (!isNew || !settings.switches.notify || (!document.hidden && document.hasFocus())) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  isShown = true;
  void notify(t('page.status.your-turn'), session.variant === null ? '' : t(`variant.${session.variant.id}.name`));
}

/** Asks the browser for the permission to notify. Without it the setting is turned off again. */
export async function askToNotify(): Promise<void> {
  if ('Notification' in window && (await Notification.requestPermission()) === 'granted') return;
  settings.turn('notify', false);
  notices.wrong(t('page.settings.notify.denied'));
}

/** Closes the notification. If it stayed, the player would not notice the next one. */
export function turnSeen(): void {
  if (!isShown) return;
  isShown = false;
  shown?.close();
  shown = null;
  closing = closing.then(closeOfWorker, closeOfWorker);
}

async function notify(title: string, body: string): Promise<void> {
  try {
    shown = new Notification(title, { body, tag: TAG });
    shown.addEventListener('click', () => window.focus());
  } catch {
    // Mobile browsers allow notifications to service workers only.
    await closing;
    await (await worker())?.showNotification(title, { body, tag: TAG, data: { table: session.remote?.id ?? '' } });
  }
}

async function closeOfWorker(): Promise<void> {
  const open = (await (await worker())?.getNotifications({ tag: TAG })) ?? [];
  for (const notice of open) notice.close();
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}
