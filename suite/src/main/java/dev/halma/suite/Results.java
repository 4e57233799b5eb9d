package dev.halma.suite;

/** Receives the progress of the tests. Calls come from several threads. */
interface Results {

    /** A test of this module has begun. */
    void began(String module);

    void ended(TestResult result);

    /** No more tests of this module follow. */
    void finished(String module);
}
