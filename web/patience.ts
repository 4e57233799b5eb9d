/**
 * How long a test waits for an event before it fails. Tests never wait for time: on a busy machine everything may take ten
 * times as long and still be right. So this does not measure speed.
 */
export const PATIENCE_MILLIS = 10 * 60_000;

/** The settings of the test runner. A test may wait several times, and its own message says more than a timeout. */
export const patient = {
  testTimeout: 3 * PATIENCE_MILLIS,
  hookTimeout: 3 * PATIENCE_MILLIS,
  teardownTimeout: PATIENCE_MILLIS,
  expect: { poll: { timeout: PATIENCE_MILLIS } },
};
