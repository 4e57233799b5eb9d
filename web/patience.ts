/**
 * How long a test waits for something before it gives up. Tests wait for events, never for time: on a machine that is busy
 * with other work everything may take ten times as long, and is right all the same. So this is no measure of speed.
 */
export const PATIENCE_MILLIS = 10 * 60_000;

/** What a test runner is told. A test may wait several times; what it waited for says more than that it took too long. */
export const patient = {
  testTimeout: 3 * PATIENCE_MILLIS,
  hookTimeout: 3 * PATIENCE_MILLIS,
  teardownTimeout: PATIENCE_MILLIS,
  expect: { poll: { timeout: PATIENCE_MILLIS } },
};
