import type { IconName } from '../ui/icons';
import { remoteActions } from './remoteActions.svelte';
import { backToGame } from './replay';
import { session } from './session.svelte';
import { recall } from './status';

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
  agree: { icon: 'done', run: () => remoteActions.answer('agree') },
  decline: { icon: 'close', run: () => remoteActions.answer('decline') },
  'take-seat-back': { icon: 'person', run: () => remoteActions.takeSeatBack() },
  skip: { icon: 'next', run: () => remoteActions.skip() },
  'stand-in': { icon: 'computer', run: async () => remoteActions.show('stand-in') },
  talk: { icon: 'talk', run: async () => remoteActions.show('talk') },
  rematch: { icon: 'again', run: () => session.rematch() },
} as const satisfies Record<string, { icon: IconName; run: () => Promise<void> }>;

export type ActionName = keyof typeof ACTIONS;

/** The actions that are needed now. */
export function urgentActions(): ActionName[] {
  if (session.cursor !== null) return ['live'];
  if (session.remote?.isConnected === false) return []; // the server can't be reached
  if (session.interaction.pending !== null) return ['confirm', 'back'];
  if (session.interaction.hand.isOnTrial) return ['done', 'back'];
  if (session.interaction.hand.from !== null) return ['back'];
  if (session.remote !== null && session.may.returns.length > 0) return ['take-seat-back'];
  if (session.isPaused) return session.may.resume === null ? [] : ['resume'];
  if (remoteActions.asked !== null) return ['agree', 'decline'];
  if (session.remote !== null && remoteActions.absent !== null)
    return remoteActions.maySkip ? ['skip', 'stand-in'] : ['stand-in'];
  if (session.mayMove && session.now?.mayPass === true) return ['pass'];
  return session.may.propose.rematch === undefined ? [] : ['rematch'];
}
