import type { GameView } from '../../rulebook/protocol';

/** Events of a game for sounds and other listeners, with their stereo position from -1 (left) to 1 (right). */
export type Happening =
  | { kind: 'moved'; view: GameView; millis: number; at?: readonly number[] } // the stereo position of each landing
  | { kind: 'lifted' | 'refused' | 'edge'; at?: number }
  | { kind: 'over'; view: GameView };

type Listener = (happening: Happening) => void;
const listeners = new Set<Listener>();

/** Returns an unsubscribe function. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function happen(happening: Happening): void {
  for (const listener of listeners) listener(happening);
}
