import type { GameView } from '../rulebook/protocol';

/** What happens in a game, for sounds and other listeners. */
export type Happening =
  | { kind: 'moved'; view: GameView; millis: number }
  | { kind: 'lifted' | 'refused' }
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
