import type { Plugin } from 'vite';

export function manifests(): Plugin;
