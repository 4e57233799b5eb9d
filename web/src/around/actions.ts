import { desk } from '../play/desk.svelte';
import { backToGame } from '../play/replay';
import { session } from '../play/session.svelte';
import { recall } from '../play/status';
import type { IconName } from './icons';

/** The buttons beside the board, by name. */
export const ACTIONS = {
  confirm: { icon: 'done', run: () => session.interaction.confirm() },
  done: { icon: 'done', run: () => session.interaction.done() },
  back: { icon: 'back', run: () => session.interaction.back() },
  pass: { icon: 'next', run: () => session.pass() },
  undo: { icon: 'undo', run: () => session.undo() },
  hint: { icon: 'hint', run: () => session.askHint() },
  ladders: { icon: 'ladders', run: () => session.toggleLadders() },
  'last-move': { icon: 'read', run: async () => recall(session) },
  live: { icon: 'last', run: async () => backToGame(session) },
  resume: { icon: 'play', run: () => session.pause(false) },
  agree: { icon: 'done', run: () => desk.answer('agree') },
  decline: { icon: 'close', run: () => desk.answer('decline') },
  'take-seat-back': { icon: 'person', run: () => desk.takeSeatBack() },
  skip: { icon: 'next', run: () => desk.skip() },
  'stand-in': { icon: 'computer', run: async () => desk.show('stand-in') },
  talk: { icon: 'talk', run: async () => desk.show('talk') },
  rematch: { icon: 'again', run: () => session.rematch() },
} as const satisfies Record<string, { icon: IconName; run: () => Promise<void> }>;

export type ActionName = keyof typeof ACTIONS;

/** The actions that are needed now. */
export function urgentActions(): ActionName[] {
  if (session.cursor !== null) return ['live'];
  if (session.company?.isConnected === false) return []; // the server can't be reached
  if (session.interaction.pending !== null) return ['confirm', 'back'];
  if (session.interaction.hand.isOnTrial) return ['done', 'back'];
  if (session.interaction.hand.from !== null) return ['back'];
  if (session.company?.may.takeSeatBack != null) return ['take-seat-back'];
  if (session.isPaused) return session.company?.may.speak === null ? [] : ['resume'];
  if (session.company?.may.answer != null) return ['agree', 'decline'];
  if (desk.absent !== null) return desk.maySkip ? ['skip', 'stand-in'] : ['stand-in'];
  if (session.mayMove && session.now?.mayPass === true) return ['pass'];
  const mayRematch = session.company === null || session.company.may.rematch !== null;
  return session.isOver && mayRematch ? ['rematch'] : [];
}
