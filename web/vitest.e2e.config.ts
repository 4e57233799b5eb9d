import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { IS_SOAK, patient } from './patience.ts';
import { reporters } from './scripts/reporter.mjs';

/** Pages mostly wait for the server, the worker or each other. So even a small machine runs two files at a time. */
const WORKERS = Math.min(4, Math.max(2, availableParallelism()));

/** The files that take longest. A long file that begins last would keep one worker busy alone. */
const FIRST = ['online-seats', 'hear', 'reach', 'online-game'];

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
// Whole games, all languages and all widths are in e2e/soak, which only a soak runs.
export default defineConfig({
  test: {
    name: 'page in Chromium',
    environment: 'node',
    include: IS_SOAK ? ['e2e/**/*.test.ts'] : ['e2e/*.test.ts'],
    globalSetup: 'e2e/server.ts',
    setupFiles: 'e2e/failures.ts',
    isolate: false, // a worker keeps its Chromium from file to file
    maxWorkers: WORKERS, // each with a server of its own
    maxConcurrency: 2, // of the tests that are marked as concurrent
    sequence: { sequencer: LongestFirst },
    reporters: reporters('page in Chromium'),
    ...patient,
  },
});
