import type { GameView } from '../rulebook/protocol';

/** What happens in a game, for sounds and other listeners; and where, from -1 at the left of the board to 1 at its right. */
export type Happening =
  | { kind: 'moved'; view: GameView; millis: number; at?: readonly number[] } // where it lands, landing by landing
  | { kind: 'lifted' | 'refused' | 'edge'; at?: number }
  | { kind: 'over'; view: GameView };

type Listener = (happening: Happening) => void;
const listeners = new Set<Listener>();

/** Returns a function that stops listening. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function happen(happening: Happening): void {
  for (const listener of listeners) listener(happening);
}
