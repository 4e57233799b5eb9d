package dev.halma.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.engine.Engine;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Variation;
import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Variants;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchThreadsTest {

    @Test
    void theOthersSearchUntilTheFirstHasEndedAndNoneIsLeft() {
        AtomicInteger ended = new AtomicInteger();
        CountDownLatch begun = new CountDownLatch(4);
        String result = new SearchThreads(4)
                .together(
                        () -> {
                            begun.countDown();
                            return waitedFor(begun);
                        },
                        (number, stop) -> {
                            begun.countDown();
                            while (!stop.getAsBoolean()) Thread.onSpinWait();
                            ended.incrementAndGet();
                        });
        assertThat(result).isEqualTo("all came");
        assertThat(ended).hasValue(3);
    }

    @Test
    void aSearchThatFailsBesideIsNotHidden() {
        assertThatThrownBy(() -> new SearchThreads(2).together(() -> "found", (number, stop) -> {
                    throw new IllegalArgumentException("broken");
                }))
                .hasRootCauseMessage("broken");
    }

    @ParameterizedTest
    @ValueSource(strings = {"american-2", "chinese-2", "chinese-6", "american-4-both", "xxl-2-guard"})
    void severalThreadsFindAVariationThatTheRulesAllow(String variant) {
        Engine engine = new Engine(4, LearnedPatterns.usual(), new SearchThreads(3));
        Game game = Game.of(Variants.named(variant));
        for (int turn = 0; turn < 6; turn++) {
            Variation found = engine.think(game, Limits.depth(3), report -> {});
            Game played = game;
            for (var move : found.moves()) {
                assertThat(played.legalMoves()).contains(move);
                played = played.after(move);
            }
            game = game.after(found.best());
        }
    }

    @Test
    void oneThreadFindsTheSameAsNoneBeside() {
        Game game = Game.of(Variants.named("chinese-2"));
        Variation alone = new Engine(4, LearnedPatterns.usual()).think(game, Limits.nodes(5000), report -> {});
        Variation one = new Engine(4, LearnedPatterns.usual(), new SearchThreads(1))
                .think(game, Limits.nodes(5000), report -> {});
        assertThat(one).isEqualTo(alone);
    }

    private static String waitedFor(CountDownLatch latch) {
        try {
            latch.await();
            return "all came";
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
