import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { patient } from './patience.ts';

/** Where more than one browser plays, each mostly waits. So even a small machine runs two files at a time. */
const WORKERS = Math.min(4, Math.max(2, availableParallelism()));

/** The files that take longest. A long file that begins last would keep one worker busy alone. */
const FIRST = ['variants', 'online-seats', 'online-screens', 'online-game', 'hear', 'learn'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = FIRST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place === -1 ? FIRST.length : place;
    };
    return files.sort((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

// The page in a real browser, served by the real program: `npm run e2e`, once `./halma test` or a build has made the jar.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/server.ts',
    maxWorkers: WORKERS, // each with a server of its own
    maxConcurrency: 2, // of the tests that are marked as concurrent
    sequence: { sequencer: LongestFirst },
    ...patient,
  },
});
