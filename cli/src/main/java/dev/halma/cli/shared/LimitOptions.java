package dev.halma.cli.shared;

import dev.halma.engine.search.Limits;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that limit a search. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before anything runs
public final class LimitOptions {

    private static final long MOST_MILLIS = 1_000_000_000;
    private static final long MILLIS_A_MOVE = 100;
    private static final long MILLIS_A_POSITION = 1000;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = {"--movetime", "--move-time"},
            paramLabel = "MS",
            descriptionKey = "cli.option.movetime")
    private @Nullable Long movetime;

    @Option(names = "--nodes", paramLabel = "N", descriptionKey = "cli.option.nodes")
    private @Nullable Long nodes;

    /** Refuses numbers that are out of range. */
    public void check() {
        if (movetime != null) Numbers.requireBetween(command, "--movetime", movetime, MOST_MILLIS);
        if (nodes != null) Numbers.requireBetween(command, "--nodes", nodes, Long.MAX_VALUE);
    }

    /** The limit of a move, as it is written down: {@code movetime=100}. */
    public String text() {
        return nodes != null ? "nodes=" + nodes : "movetime=" + Objects.requireNonNullElse(movetime, MILLIS_A_MOVE);
    }

    /** Whether nodes and not time end a search. */
    public boolean areInNodes() {
        return nodes != null;
    }

    public Limits forAMove() {
        return limits(MILLIS_A_MOVE);
    }

    public Limits forAPosition() {
        return limits(MILLIS_A_POSITION);
    }

    private Limits limits(long usualMillis) {
        if (nodes != null) return Limits.nodes(nodes);
        return Limits.time(Objects.requireNonNullElse(movetime, usualMillis) * 1_000_000, System::nanoTime);
    }
}
