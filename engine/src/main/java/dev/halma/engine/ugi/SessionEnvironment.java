package dev.halma.engine.ugi;

import dev.halma.engine.evaluation.Evaluation;
import dev.halma.engine.search.HelperThreads;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;

/**
 * The environment of a session, supplied by the caller.
 *
 * @param version of the program
 * @param out takes one line at a time, from the session and from the runner's work
 * @param clock counts nanoseconds
 * @param evaluation of the engine
 * @param threads creates the threads of a search, from their number
 */
public record SessionEnvironment(
        String version,
        Consumer<String> out,
        LongSupplier clock,
        Runner runner,
        Words words,
        Evaluation evaluation,
        IntFunction<HelperThreads> threads) {

    public SessionEnvironment {
        Objects.requireNonNull(version, "version");
        Objects.requireNonNull(out, "out");
        Objects.requireNonNull(clock, "clock");
        Objects.requireNonNull(runner, "runner");
        Objects.requireNonNull(words, "words");
        Objects.requireNonNull(evaluation, "evaluation");
        Objects.requireNonNull(threads, "threads");
    }
}
