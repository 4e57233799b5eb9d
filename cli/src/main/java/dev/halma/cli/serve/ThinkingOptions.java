package dev.halma.cli.serve;

import dev.halma.cli.shared.Numbers;
import java.time.Duration;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** How a server thinks for computers. */
final class ThinkingOptions {

    private static final int MOST_THINKERS = 1024;
    private static final int LONGEST_THOUGHT = 600_000;

    @Option(
            names = "--thinkers",
            paramLabel = "N",
            defaultValue = "${env:HALMA_THINKERS:-0}",
            description = "How many threads think for computers; 0 (${DEFAULT-VALUE}) for half of the processors."
                    + " Or HALMA_THINKERS.")
    private int thinkers;

    @Option(
            names = "--think-time",
            paramLabel = "MS",
            defaultValue = "${env:HALMA_THINK_TIME:-500}",
            description = "The longest time for a computer's move, in milliseconds (${DEFAULT-VALUE})."
                    + " Or HALMA_THINK_TIME.")
    private int thinkTime;

    int thinkersOr(int usual) {
        return thinkers > 0 ? thinkers : usual;
    }

    /** Refuses numbers that make no sense, before anything starts. */
    void check(CommandSpec command) {
        Numbers.requireBetween(command, "--thinkers", thinkers, 0, MOST_THINKERS);
        Numbers.requireBetween(command, "--think-time", thinkTime, LONGEST_THOUGHT);
    }

    Duration thinkingTime() {
        return Duration.ofMillis(thinkTime);
    }
}
