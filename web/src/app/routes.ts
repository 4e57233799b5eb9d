import type { Component } from 'svelte';
import { textsAreWhole } from '../texts/texts.svelte';

export type Loader = () => Promise<Component>;

/** A screen, by the first part of its address. */
interface Screen {
  /** Loads the screen when it is first opened. Null for the first screen, which comes with the page. */
  load: Loader | null;
  /** The parts of the address that make a place of its own. Other parts are choices that are made there. */
  place: (parts: readonly string[]) => readonly (string | undefined)[];
}

function later(screen: () => Promise<{ default: Component }>): Loader {
  return async () => {
    await textsAreWhole();
    return (await screen()).default;
  };
}

const everywhere = (parts: readonly string[]): readonly string[] => parts;
const board = later(() => import('../game/screen/PlayScreen.svelte'));
const online = later(() => import('../lobby/OnlineScreen.svelte'));

/** Every address of the page. A game or a position in an address becomes the game in play. */
export const ROUTES = {
  '': { load: null, place: ([first]) => [first] },
  new: { load: later(() => import('../setup/NewGameScreen.svelte')), place: everywhere },
  play: { load: board, place: ([first]) => [first] },
  game: { load: board, place: () => ['play'] },
  position: { load: board, place: () => ['play'] },
  learn: {
    load: later(() => import('../learn/LearnScreen.svelte')),
    // The rules of another variant are chosen on the same screen.
    place: ([first, kind, id]) => [
      first,
      kind === '' || kind === undefined ? kind : id === undefined ? 'rules' : kind,
      id,
    ],
  },
  analysis: { load: later(() => import('../analysis/AnalysisScreen.svelte')), place: ([first]) => [first] },
  print: { load: later(() => import('../print/PrintScreen.svelte')), place: ([first, variant]) => [first, variant] },
  online: { load: online, place: everywhere },
  table: { load: online, place: ([first, table]) => [first, table] },
  device: { load: online, place: everywhere },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof ROUTES;

/** The screen of an address. An unknown one means the first screen. */
export function screenOf([first = '']: readonly string[]): ScreenName {
  return Object.hasOwn(ROUTES, first) ? (first as ScreenName) : '';
}

/** The place of an address. When it changes, the player arrives at another screen. */
export function placeOf(parts: readonly string[]): string {
  return ROUTES[screenOf(parts)].place(parts).join('/');
}
