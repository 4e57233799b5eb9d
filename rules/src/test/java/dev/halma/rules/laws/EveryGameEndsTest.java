package dev.halma.rules.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Effort;
import dev.halma.testkit.Law;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random players wander in and out of their goals. Their games still end. */
@Tag("law")
class EveryGameEndsTest {

    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    @Law("9.4")
    void aGameOfRandomPlayersEndsWithinFiveHundredRounds(Variant variant) {
        SplittableRandom random = new SplittableRandom(Effort.seed());
        int[] moves = new int[LiveBoard.MOST_MOVES];
        int games = Effort.times(20, 200);
        for (int game = 0; game < games; game++) {
            LiveBoard board =
                    Position.start(variant, Seat.of(game % variant.seats())).live();
            int turns = 0;
            while (!board.isOver() && turns <= 500 * variant.seats()) {
                int count = board.moves(moves);
                board.make(moves[random.nextInt(count)]);
                turns++;
            }
            assertThat(board.isOver()).as("game %d", game).isTrue();
        }
    }
}
