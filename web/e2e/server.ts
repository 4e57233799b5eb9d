import type { TestProject } from 'vitest/node';
import { serve } from './program';

declare module 'vitest' {
  export interface ProvidedContext {
    addresses: string[];
  }
}

/** A server for each worker. So files that run side by side share no lobby and no database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = Array.from({ length: project.config.maxWorkers });
  const servers = await Promise.all(workers.map(() => serve()));
  project.provide(
    'addresses',
    servers.map((server) => server.address),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}
