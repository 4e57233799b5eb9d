import type { Component } from 'svelte';

type Loader = () => Promise<{ default: Component }>;

const online: Loader = () => import('../lobby/OnlineScreen.svelte');

/** Screens that are loaded when they are first opened. A table and a code for another device are part of playing online. */
const LOADERS: Readonly<Partial<Record<string, Loader>>> = {
  learn: () => import('../learn/LearnScreen.svelte'),
  analysis: () => import('../analysis/AnalysisScreen.svelte'),
  print: () => import('../print/PrintScreen.svelte'),
  online,
  table: online,
  device: online,
};

export function extraScreen(name: string): Loader | null {
  return LOADERS[name] ?? null;
}
