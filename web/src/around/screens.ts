import type { Component } from 'svelte';

type Loader = () => Promise<{ default: Component }>;

/**
 * Screens with their own folders: `learn/LearnScreen.svelte` at `#/learn`, `analysis/AnalysisScreen.svelte` at
 * `#/analysis`, `print/PrintScreen.svelte` at `#/print`. They are loaded when somebody opens them. Their buttons are shown
 * if the screen exists.
 */
const found = import.meta.glob<{ default: Component }>([
  '../learn/LearnScreen.svelte',
  '../analysis/AnalysisScreen.svelte',
  '../print/PrintScreen.svelte',
]);

export type ExtraScreen = 'learn' | 'analysis' | 'print';

export function extraScreen(name: string): Loader | null {
  const path = Object.keys(found).find((file) => file.startsWith(`../${name}/`));
  return path === undefined ? null : (found[path] ?? null);
}
