/** Whether this is a soak: every test, in every language, at every width. Otherwise what must hold before a change. */
export const IS_SOAK = process.env['HALMA_SOAK'] === '1';

/** The seed of this run. `./halma test` and `./halma soak` walk through the seeds from run to run. */
export const SEED = Number(process.env['HALMA_SEED'] ?? 0);

/**
 * How long a test waits for one event before it fails. Tests never wait for time: on a busy machine everything may take ten
 * times as long and still be right. So this does not measure speed.
 */
export const PATIENCE_MILLIS = 60_000;

/** How long a whole test may take that does not say otherwise. */
const TEST_MILLIS = 120_000;

/** How long a whole game in the browser may take. Each of its events has the limit above. */
export const WHOLE_GAME_MILLIS = 15 * 60_000;

/** The settings of the test runner. */
export const patient = {
  testTimeout: TEST_MILLIS,
  hookTimeout: TEST_MILLIS,
  teardownTimeout: PATIENCE_MILLIS,
  expect: { poll: { timeout: PATIENCE_MILLIS } },
};
