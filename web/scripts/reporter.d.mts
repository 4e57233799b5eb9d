import type { Reporter } from 'vitest/node';

export function reporters(module: string): (Reporter | 'default')[];
