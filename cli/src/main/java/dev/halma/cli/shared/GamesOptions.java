package dev.halma.cli.shared;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options of a command that plays many games. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class GamesOptions {

    private static final int MOST_GAMES = 1_000_000_000;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--games",
            paramLabel = "N",
            descriptionKey = "cli.option.games",
            description = "The number of games (${DEFAULT-VALUE}).")
    private int games;

    @Mixin
    private final SeriesOptions series;

    /** Options with these defaults. */
    public GamesOptions(int games, int opening) {
        this.games = games;
        series = new SeriesOptions(opening);
    }

    /** Refuses numbers that are out of range. */
    public void check(int leastGames) {
        Numbers.requireBetween(command, "--games", games, leastGames, MOST_GAMES);
        series.check(command);
    }

    public int games() {
        return games;
    }

    public SeriesOptions series() {
        return series;
    }

    public int opening() {
        return series.opening();
    }

    public long seed() {
        return series.seed();
    }

    public int threads() {
        return series.threads();
    }
}
