package dev.halma.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class SimulateTest {

    private record Run(int code, String out, String err) {

        static Run of(String... arguments) {
            StringWriter out = new StringWriter();
            StringWriter err = new StringWriter();
            int code = new CommandLine(new Simulate())
                    .setOut(new PrintWriter(out))
                    .setErr(new PrintWriter(err))
                    .execute(arguments);
            return new Run(code, out.toString(), err.toString());
        }
    }

    @Test
    void oneSeedTellsWhatHappened() {
        Run run = Run.of("--seed", "7", "--steps", "200");
        assertThat(run.out()).matches("./halma lab simulate --seed 7 --steps 200: \\d+ tables, \\d+ entries, .*\n");
        assertThat(run.code()).isZero();
        assertThat(Run.of("--seed", "7", "--steps", "200")).isEqualTo(run);
    }

    @Test
    void aSeedNamesItsNodes() {
        Run run = Run.of("--seed", "7", "--nodes", "3", "--steps", "200");
        assertThat(run.out()).matches("./halma lab simulate --seed 7 --nodes 3 --steps 200: \\d+ tables, .*\n");
        assertThat(run.code()).isZero();
    }

    @Test
    void manySeedsTellHowManyFailed() {
        Run run = Run.of("--seeds", "5", "--steps", "50");
        assertThat(run.out()).matches("5 seeds, \\d+ commands acknowledged, 0 seeds failed\n");
        assertThat(run.code()).isZero();
    }

    @Test
    void theNumbersHaveBounds() {
        assertRefused("--seeds");
        assertRefused("--steps");
        assertRefused("--nodes");
    }

    private static void assertRefused(String option) {
        Run run = Run.of(option, "0");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(option + " must be between 1 and ");
    }
}
