package dev.halma.cli.terminal.session;

import dev.halma.engine.Engine;
import dev.halma.engine.analysis.BestVariations;
import dev.halma.engine.analysis.GameReview;
import dev.halma.engine.analysis.Judgement;
import dev.halma.engine.race.Homeward;
import dev.halma.engine.race.TurnsHome;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Variation;
import dev.halma.jvm.LearnedPatterns;
import dev.halma.jvm.SearchThreads;
import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Seat;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** Searches for good moves, on a thread of its own. */
final class Advisor {

    private static final int MEGABYTES = 32;
    private static final int VARIATIONS = 3;
    private static final Duration LONGEST = Duration.ofSeconds(1);
    private static final Duration LONGEST_OF_A_REVIEWED_TURN = Duration.ofMillis(100);

    private final Engine engine = new Engine(MEGABYTES, LearnedPatterns.usual(), SearchThreads.onePerCore());
    private final ExecutorService thinking = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("advice").daemon().factory());
    private volatile boolean isClosed;

    /** The best move. */
    void hint(Game game, Consumer<Variation> found) {
        thinking.execute(() -> found.accept(engine.think(game, limits(), report -> {})));
    }

    /** The best variations, and the turns until home of each seat in a race. */
    void analyse(Game game, BiConsumer<List<Variation>, Map<Seat, TurnsHome>> found) {
        thinking.execute(() -> {
            List<Variation> variations = new BestVariations(engine, VARIATIONS, BestVariations.Depth.FULL_ROUNDS)
                    .of(game, limits(), (number, report) -> {});
            found.accept(variations, Homeward.turns(game.position(), engine.homeTables(), limits()));
        });
    }

    /** Every turn of a game compared with the best one. The listener gets the number of events that are done. */
    void review(Game game, IntConsumer listener, Consumer<List<Judgement>> found) {
        thinking.execute(() -> found.accept(new GameReview(engine, limits(LONGEST_OF_A_REVIEWED_TURN))
                .of(game, (done, judgement) -> listener.accept(done))));
    }

    private Limits limits() {
        return limits(LONGEST);
    }

    private Limits limits(Duration longest) {
        return Limits.time(longest.toNanos(), System::nanoTime).withStop(() -> isClosed);
    }

    void close() {
        isClosed = true;
        thinking.shutdownNow();
    }
}
