import { offline } from '../offline/offline.svelte';
import { focusMain } from '../ui/focusMain';
import { notices } from '../ui/notices.svelte';

/** How far each entry of the browser's history was scrolled. */
const scrolled = new Map<number, number>();
let entry = numberOf(history.state) ?? 0;
history.replaceState({ entry }, '');

function numberOf(state: unknown): number | null {
  const found: unknown = (state as { entry?: unknown } | null)?.entry;
  return typeof found === 'number' ? found : null;
}

/** Called before another screen is drawn. */
export function depart(): void {
  scrolled.set(entry, window.scrollY);
}

/**
 * Called when another screen is drawn. It begins at its top, or where it was before the player went on from it. Passing
 * messages belong to the screen before.
 */
export function arrive(): void {
  offline.arrived();
  const known = numberOf(history.state);
  entry = known ?? Math.max(entry, ...scrolled.keys(), 0) + 1;
  if (known === null) history.replaceState({ entry }, '');
  notices.hush();
  focusMain();
  window.scrollTo(0, scrolled.get(entry) ?? 0);
}
