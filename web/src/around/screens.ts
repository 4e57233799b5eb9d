import type { Component } from 'svelte';
import { session } from '../play/session.svelte';
import { address } from '../route.svelte';

type Loader = () => Promise<{ default: Component }>;

/**
 * Screens with their own folders: `learn/LearnScreen.svelte` at `#/learn`, `analysis/AnalysisScreen.svelte` at
 * `#/analysis`, `print/PrintScreen.svelte` at `#/print`, `online/OnlineScreen.svelte` at `#/online`. They are
 * loaded when they are first opened. Their buttons are shown if the screen exists.
 */
const found = import.meta.glob<{ default: Component }>([
  '../learn/LearnScreen.svelte',
  '../analysis/AnalysisScreen.svelte',
  '../print/PrintScreen.svelte',
  '../online/OnlineScreen.svelte',
]);

/** Addresses that open the same screen: a table and a code for another device are part of playing online. */
const ALSO: Record<string, ExtraScreen> = { table: 'online', device: 'online' };

export type ExtraScreen = 'learn' | 'analysis' | 'print' | 'online';

export function extraScreen(name: string): Loader | null {
  const path = Object.keys(found).find((file) => file.startsWith(`../${ALSO[name] ?? name}/`));
  return path === undefined ? null : (found[path] ?? null);
}

/** The address where the game in play is analysed. An online game has the table's id in it, to find it again. */
export function analysisAddress(): string {
  return session.company === null ? address('analysis') : address('analysis', session.company.id);
}
