package dev.halma.engine.level;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** In seeded games of every level on every kind of board, and of one level in every variant, nobody shuffles. */
@Tag("law")
class NoShufflingTest {

    private static final List<String> BOARDS = List.of("halma-8", "diamond-9", "chinese-2", "american-2");
    private static final int MOST_ROUNDS_WITHOUT_PROGRESS = 20;

    /** Every level in every variant would take minutes. */
    static Stream<Arguments> levels() {
        Level[] levels = Level.values();
        List<Variant> variants = Variants.all();
        return IntStream.range(0, variants.size()).boxed().flatMap(i -> {
            Variant variant = variants.get(i);
            Stream<Level> played =
                    BOARDS.contains(variant.id()) ? Arrays.stream(levels) : Stream.of(levels[i % levels.length]);
            return played.map(level -> Arguments.of(variant, level));
        });
    }

    @ParameterizedTest
    @MethodSource("levels")
    void whoCanComeNearerDoesAndNoPositionComesUpThreeTimes(Variant variant, Level level) {
        Game game = LevelGames.of(variant, level);
        assertThat(game.outcome()).as(game.toString()).isNotEqualTo(new Outcome.Drawn(Outcome.Why.REPETITION));
        Terrain terrain = Terrain.of(variant, Weights.USUAL);
        int[] shortest = new int[variant.seats()];
        int[] missed = new int[variant.seats()]; // rounds since then in which the seat could have improved
        Arrays.fill(shortest, Integer.MAX_VALUE);
        List<Game> history = game.history();
        for (int i = 1; i < history.size(); i++) {
            Position before = history.get(i - 1).position();
            Move move = history.get(i).lastMove().orElseThrow();
            Seat moved = before.movedSeat().orElse(before.toMove());
            int seat = moved.index();
            int way = terrain.wayLeft(before, moved);
            shortest[seat] = Math.min(shortest[seat], way);
            int most = before.legalMoves().stream()
                    .mapToInt(legal -> terrain.gain(before, legal))
                    .max()
                    .orElseThrow();
            int after = way - terrain.gain(before, move);
            if (after < shortest[seat]) missed[seat] = 0;
            else if (way - most < shortest[seat]) missed[seat]++;
            assertThat(missed[seat]).as("%s in %s", moved, before).isLessThan(MOST_ROUNDS_WITHOUT_PROGRESS);
        }
    }
}
