import type { TestProject } from 'vitest/node';
import { serve } from './program';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
  }
}

/** One server for all the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const served = await serve();
  project.provide('address', served.address);
  return served.stop;
}
