package dev.halma.suite;

/**
 * How one test ended.
 *
 * @param module the folder it is in, such as {@code rules}
 * @param test its name, for people
 * @param seconds how long it took
 * @param message why it failed or was skipped, in full; empty if it passed
 * @param repeat the command that runs it again
 */
record TestResult(String module, String test, State state, double seconds, String message, String repeat) {

    enum State {
        PASSED,
        FAILED,
        SKIPPED
    }
}
