package dev.halma.suite;

/** Is told what the tests do. Calls come from several threads. */
interface Results {

    /** A test of this module has begun. */
    void began(String module);

    void ended(TestResult result);

    /** No more tests of this module follow. */
    void finished(String module);
}
