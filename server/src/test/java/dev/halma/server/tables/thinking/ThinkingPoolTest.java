package dev.halma.server.tables.thinking;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.variant.Variants;
import dev.halma.server.tables.thinking.ThinkingPool.Pace;
import dev.halma.server.tables.thinking.ThinkingPool.Search;
import dev.halma.table.TableId;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

class ThinkingPoolTest {

    private static final Game GAME = Game.of(Variants.named("halma-8"));
    private static final Move FOUND = GAME.legalMoves().getLast();

    private static ThinkingPool pool(int threads) {
        Pace pace = new Pace(Duration.ofMillis(20), Duration.ZERO);
        return new ThinkingPool(threads, pace, InstantSource.system(), (due, task) -> task.run());
    }

    private static Thinking.Task task(String table, Level level, boolean isAwaited) {
        return new Thinking.Task(new TableId(table), GAME, level, isAwaited);
    }

    /** However many tables of computers among themselves are watched, a person does not wait for them. */
    @Test
    void aMoveThatAPersonWaitsForComesBeforeThoseOfComputersAmongThemselves() {
        CountDownLatch mayBegin = new CountDownLatch(1);
        List<Level> searched = Collections.synchronizedList(new ArrayList<>());
        CompletableFuture<Move> last = new CompletableFuture<>();
        Search notes = (game, level, seed, time) -> {
            await(mayBegin);
            searched.add(level);
            return FOUND;
        };
        Pace pace = new Pace(Duration.ofMillis(20), Duration.ZERO);
        try (ThinkingPool pool =
                new ThinkingPool(1, pace, InstantSource.system(), (due, task) -> task.run(), company -> notes)) {
            for (int i = 0; i < 50; i++) pool.think(task("watched" + i, Level.OWL, false), move -> {});
            pool.think(task("last", Level.OWL, false), last::complete);
            pool.think(task("person", Level.FROG, true), move -> {});
            mayBegin.countDown();
            last.join();
        }
        // The first search may have begun before the person's request came.
        assertThat(searched.indexOf(Level.FROG)).isLessThanOrEqualTo(1);
    }

    @Test
    void idleThreadsHelpWithASearchUntilItHasEnded() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(2);
        CountDownLatch stopped = new CountDownLatch(2);
        try (ThinkingPool pool = pool(2)) {
            String found = pool.together(
                    () -> {
                        await(begun);
                        return "found";
                    },
                    (number, stop) -> {
                        begun.countDown();
                        spinUntil(stop);
                        stopped.countDown();
                    });
            assertThat(found).isEqualTo("found");
            stopped.await();
        }
    }

    @Test
    void aTableThatWaitsIsServedBeforeAnybodyIsHelped() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CompletableFuture<Move> answer = new CompletableFuture<>();
        try (ThinkingPool pool = pool(1)) {
            Move move = pool.together(
                    () -> {
                        await(begun);
                        pool.think(task("t", Level.FROG, true), answer::complete);
                        return answer.join();
                    },
                    (number, stop) -> {
                        begun.countDown();
                        spinUntil(stop);
                    });
            assertThat(GAME.legalMoves()).contains(move);
        }
    }

    /** Any error in one search may be a position's own; the thread thinks on for others. */
    @Test
    void aSearchThatFailsIsTriedAgainAndAGameNeverWaitsForEver() {
        AtomicInteger searches = new AtomicInteger();
        Search fails = (game, level, seed, time) -> {
            if (level == Level.FROG && searches.getAndIncrement() > 0) return FOUND;
            throw new StackOverflowError("on purpose");
        };
        Pace pace = new Pace(Duration.ofMillis(20), Duration.ZERO);
        try (ThinkingPool pool =
                new ThinkingPool(1, pace, InstantSource.system(), (due, task) -> task.run(), company -> fails)) {
            CompletableFuture<Move> second = new CompletableFuture<>();
            pool.think(task("t", Level.FROG, true), second::complete);
            assertThat(second.join()).isEqualTo(FOUND);
            assertThat(searches).hasValue(2);
            CompletableFuture<Move> any = new CompletableFuture<>();
            pool.think(task("u", Level.of(2).orElseThrow(), true), any::complete);
            assertThat(GAME.legalMoves()).contains(any.join());
        }
    }

    private static void spinUntil(BooleanSupplier stop) {
        while (!stop.getAsBoolean()) Thread.onSpinWait();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
