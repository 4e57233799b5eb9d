import { address } from '../ui/route.svelte';
import { session } from './session.svelte';

/** The address where the game in play is analysed. An online game has the table's id in it, to find it again. */
export function analysisAddress(): string {
  return session.remote === null ? address('analysis') : address('analysis', session.remote.id);
}
