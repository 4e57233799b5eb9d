package dev.halma.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;

class PatienceTest {

    private static final Variant STAR = Variants.named("chinese-2");

    /** B's last piece at home, on m14, keeps A out; the goal has an empty cell, so no rule makes it leave. */
    private static final String HELD_UP = "a/aa/aaa/aa1b/13/12/6a4/10/6a2/10/11/4b7/4bb1b5/bb2/bb1/1b/1 b ";

    @Test
    void allMovesMayBeConsideredAtFirst() {
        Game game = game(HELD_UP + "19 90");
        assertThat(moves(game)).isEqualTo(game.legalMoves());
    }

    @Test
    void aPieceThatHasBeenInTheWayForTenRoundsLeaves() {
        assertThat(moves(game(HELD_UP + "20 90")))
                .isNotEmpty()
                .allMatch(move -> move.toString().startsWith("m14-"));
    }

    @Test
    void afterFortyQuietRoundsOnlyMovesThatGainAreConsidered() {
        Game game = game("b/bb/bbb/bbbb/13/12/11/10/9/10/11/12/13/aaaa/aaa/aa/a a 80 90");
        Terrain terrain = Terrain.of(STAR, Weights.USUAL);
        assertThat(moves(game))
                .isNotEmpty()
                .hasSizeLessThanOrEqualTo(game.legalMoves().size())
                .allMatch(move -> terrain.gain(0, move.from(), move.to()) > 0);
    }

    private static Game game(String position) {
        return Game.from(PositionText.parse(STAR, position).orThrow());
    }

    private static List<Move> moves(Game game) {
        return Patience.moves(game, Terrain.of(STAR, Weights.USUAL));
    }
}
