package dev.halma.cli.shared;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options of a command that plays many games. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class GamesOptions {

    private static final int MOST_GAMES = 1_000_000_000;
    private static final int MOST_THREADS = 1024;
    private static final int LONGEST_OPENING = 100;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(names = "--games", paramLabel = "N", description = "The number of games (${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--opening", paramLabel = "N", description = "Turns of each opening (${DEFAULT-VALUE}).")
    private int opening;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of all random choices (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "N", description = "Games at a time (${DEFAULT-VALUE}).")
    private int threads = 1;

    /** Options with these defaults. */
    public GamesOptions(int games, int opening) {
        this.games = games;
        this.opening = opening;
    }

    /** Refuses numbers that are out of range. */
    public void check(int leastGames) {
        Numbers.requireBetween(command, "--games", games, leastGames, MOST_GAMES);
        Numbers.requireBetween(command, "--threads", threads, MOST_THREADS);
        Numbers.requireBetween(command, "--opening", opening, 0, LONGEST_OPENING);
    }

    public int games() {
        return games;
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
