/**
 * The test runner behind {@code ./halma test} and {@code ./halma soak}. {@link dev.halma.suite.JavaTests} runs the tests of
 * all modules in this Java, {@link dev.halma.suite.PageTests} those of the page beside it; both hand each
 * {@link dev.halma.suite.TestResult} to the {@link dev.halma.suite.Console}.
 */
@NullMarked
package dev.halma.suite;

import org.jspecify.annotations.NullMarked;
