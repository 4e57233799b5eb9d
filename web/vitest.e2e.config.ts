import { defineConfig } from 'vitest/config';
import { patient } from './patience.ts';

// The page in a real browser, served by the real program: `npm run e2e`, once `./halma test` or a build has made the jar.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/server.ts',
    fileParallelism: false, // two workers and a server are enough for a small machine
    maxConcurrency: 2, // of the tests that are marked as concurrent
    ...patient,
  },
});
