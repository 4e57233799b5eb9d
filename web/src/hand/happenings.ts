import type { GameView } from '../rulebook/protocol';

/** What happens in a game, for those who want to make a sound of it and the like. */
export type Happening =
  | { kind: 'moved'; view: GameView; millis: number }
  | { kind: 'lifted' | 'refused' }
  | { kind: 'over'; view: GameView };

type Listener = (happening: Happening) => void;
const listeners = new Set<Listener>();

/** Answers with how to stop listening. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function happen(happening: Happening): void {
  for (const listener of listeners) listener(happening);
}
