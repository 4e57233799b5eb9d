package dev.halma.cli.shared;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The options of a command that plays games one after another. */
public final class SeriesOptions {

    private static final int MOST_THREADS = 1024;
    private static final int LONGEST_OPENING = 100;

    @Option(
            names = "--opening",
            paramLabel = "N",
            descriptionKey = "cli.option.opening",
            description = "Turns of each opening (${DEFAULT-VALUE}).")
    private int opening;

    @Option(
            names = "--seed",
            paramLabel = "N",
            descriptionKey = "cli.option.seed",
            description = "The seed of all random choices (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--threads",
            paramLabel = "N",
            descriptionKey = "cli.option.threads",
            description = "Games at a time (${DEFAULT-VALUE}).")
    private int threads = 1;

    /** Options with this default. */
    public SeriesOptions(int opening) {
        this.opening = opening;
    }

    /** Refuses numbers that are out of range. */
    public void check(CommandSpec command) {
        Numbers.requireBetween(command, "--threads", threads, MOST_THREADS);
        Numbers.requireBetween(command, "--opening", opening, 0, LONGEST_OPENING);
    }

    public int opening() {
        return opening;
    }

    public long seed() {
        return seed;
    }

    public int threads() {
        return threads;
    }
}
