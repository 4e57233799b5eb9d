package dev.halma.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ConsoleTest {

    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
    private final Console console = new Console(new PrintStream(shown, true, StandardCharsets.UTF_8), false);

    @Test
    void aModuleHasALineWhenItHasFinished() {
        console.began("rules");
        console.ended(passed("rules", "MovingTest#steps"));
        assertThat(shown()).isEmpty();
        console.finished("rules");
        assertThat(shown()).matches("(?s)rules +1 tests +0 s .*\\R");
    }

    @Test
    void aFailureIsShownAtOnceInFullWithTheCommandThatRepeatsIt() {
        console.ended(failed("rules", "MovingTest#steps", "expected: 1\nbut was: 2"));
        assertThat(shown())
                .contains("FAILED  rules  MovingTest#steps")
                .contains("    expected: 1\n    but was: 2")
                .contains("./halma test MovingTest#steps --seed 42");
    }

    @Test
    void theRunPassesWhereATestPassedAndNoneFailed() {
        console.ended(passed("rules", "MovingTest#steps"));
        assertThat(console.summary()).isZero();
        assertThat(shown()).endsWith("1 passed, 0 failed, 0 skipped\n");
    }

    @Test
    void theRunFailsWhereATestFailed() {
        console.ended(passed("rules", "MovingTest#steps"));
        console.ended(failed("rules", "MovingTest#hops", "no"));
        assertThat(console.summary()).isEqualTo(1);
        assertThat(shown()).endsWith("1 passed, 1 failed, 0 skipped\n");
    }

    @Test
    void theRunFailsWhereThereWasNoTest() {
        assertThat(console.summary()).isEqualTo(1);
        assertThat(shown()).contains("No test was run");
    }

    @Test
    void whatWasSkippedIsNamedWithItsReason() {
        console.ended(passed("rules", "MovingTest#steps"));
        console.ended(new TestResult("server", "DiskTest#full", TestResult.State.SKIPPED, 0, "no namespaces", ""));
        assertThat(console.summary()).isZero();
        assertThat(shown()).contains("server  DiskTest#full  no namespaces");
    }

    private String shown() {
        return shown.toString(StandardCharsets.UTF_8);
    }

    private static TestResult passed(String module, String test) {
        return new TestResult(module, test, TestResult.State.PASSED, 0.1, "", "./halma test " + test);
    }

    private static TestResult failed(String module, String test, String why) {
        return new TestResult(module, test, TestResult.State.FAILED, 0.1, why, "./halma test " + test + " --seed 42");
    }
}
