import { session } from '../play/session.svelte';
import type { IconName } from './icons';

/** The buttons beside the board, by name. Fingers and the scanning switch use the same. */
export const ACTIONS = {
  confirm: { icon: 'done', run: () => session.interaction.confirm() },
  done: { icon: 'done', run: () => session.interaction.done() },
  back: { icon: 'back', run: () => session.interaction.back() },
  pass: { icon: 'next', run: () => session.pass() },
  undo: { icon: 'undo', run: () => session.undo() },
  hint: { icon: 'hint', run: () => session.askHint() },
  ladders: { icon: 'ladders', run: () => session.toggleLadders() },
  live: { icon: 'last', run: async () => session.live() },
  resume: { icon: 'play', run: () => session.pause(false) },
  rematch: { icon: 'again', run: () => session.rematch() },
} as const satisfies Record<string, { icon: IconName; run: () => Promise<void> }>;

export type ActionName = keyof typeof ACTIONS;

export function isAction(name: string): name is ActionName {
  return Object.hasOwn(ACTIONS, name);
}

/** The actions that are needed now. */
export function urgentActions(): ActionName[] {
  if (session.cursor !== null) return ['live'];
  if (session.isPaused) return ['resume'];
  if (session.interaction.pending !== null) return ['confirm', 'back'];
  if (session.interaction.hand.isOnTrial) return ['done', 'back'];
  if (session.interaction.hand.from !== null) return ['back'];
  if (session.mayMove && session.now?.mayPass === true) return ['pass'];
  return session.isOver ? ['rematch'] : [];
}
