package dev.halma.cli.serve;

import java.time.Duration;
import picocli.CommandLine.Option;

/** How a server thinks for computers. */
final class ThinkingOptions {

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

    /** In milliseconds, as given. */
    int thinkTime() {
        return thinkTime;
    }

    Duration thinkingTime() {
        return Duration.ofMillis(thinkTime);
    }
}
