package dev.halma.cli.terminal.session;

import dev.halma.engine.Engine;
import dev.halma.engine.analysis.BestVariations;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Variation;
import dev.halma.rules.game.Game;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** Looks for good moves, on a thread of its own. */
final class Advisor {

    private static final int MEGABYTES = 32;
    private static final int VARIATIONS = 3;
    private static final Duration LONGEST = Duration.ofSeconds(1);

    private final Engine engine = new Engine(MEGABYTES);
    private final ExecutorService thinking = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("advice").daemon().factory());
    private volatile boolean isClosed;

    /** The best move. */
    void hint(Game game, Consumer<Variation> found) {
        thinking.execute(() -> found.accept(engine.think(game, limits(), report -> {})));
    }

    /** The best variations. */
    void analyse(Game game, Consumer<List<Variation>> found) {
        thinking.execute(() -> found.accept(new BestVariations(engine, VARIATIONS, BestVariations.Depth.FULL_ROUNDS)
                .of(game, limits(), (number, report) -> {})));
    }

    private Limits limits() {
        return Limits.time(LONGEST.toNanos(), System::nanoTime).withStop(() -> isClosed);
    }

    void close() {
        isClosed = true;
        thinking.shutdownNow();
    }
}
