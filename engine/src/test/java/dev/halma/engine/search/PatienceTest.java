package dev.halma.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Play;
import dev.halma.testkit.Sketch;
import java.util.List;
import org.junit.jupiter.api.Test;

class PatienceTest {

    private static final Terrain TERRAIN = Terrain.of(Variants.named("chinese-2"), Weights.USUAL);

    /** B's last piece at home, on m14, keeps A out; the goal has an empty cell, so no rule makes it leave. */
    private static final Sketch HELD_UP = Sketch.of("chinese-2", """
                            a
                           a a
                          a a a
                         a a . b
                . . . . . . . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . . a . . . .
                   . . . . . . . . . .
                    . . . . . . a . .
                   . . . . . . . . . .
                  . . . . . . . . . . .
                 . . . . b . . . . . . .
                . . . . b b . b . . . . .
                         b b . .
                          b b .
                           . b
                            .
                """);

    /** Each seat has nine pieces at home and one on the open board, A's on i10 and B's on i8: nobody is ahead. */
    private static final Position LEVEL = Sketch.of("chinese-2", """
                            a
                           a a
                          a a a
                         a a a .
                . . . . . . . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . . . . . . .
                   . . . . a . . . . .
                    . . . . . . . . .
                   . . . . . b . . . .
                  . . . . . . . . . . .
                 . . . . . . . . . . . .
                . . . . . . . . . . . . .
                         . b b b
                          b b b
                           b b
                            b
                """).toMove(Seat.A, 60);

    /** Seven rounds in which both seats go to and fro. */
    private static final String[] TO_AND_FRO = {
        "i10-h10", "i8-j8", "h10-g10", "j8-k8", "g10-f10", "k8-l8", "f10-g10", "l8-m8", "g10-h10", "m8-l8", "h10-g10",
        "l8-k8", "g10-f10", "k8-j8"
    };

    @Test
    void allMovesMayBeConsideredAtFirst() {
        Game game = Game.from(HELD_UP.toMove(Seat.B, 19, 70));
        assertThat(moves(game)).isEqualTo(game.legalMoves());
    }

    @Test
    void aPieceThatHasBeenInTheWayForTenRoundsLeaves() {
        assertThat(moves(Game.from(HELD_UP.toMove(Seat.B, 20, 70))))
                .isNotEmpty()
                .allMatch(move -> move.toString().startsWith("m14-"));
    }

    @Test
    void nobodyBringsItsPiecesBackForTheThirdTime() {
        Game once = Play.moves(LEVEL, "i10-h10", "i8-j8");
        assertThat(texts(moves(once))).contains("h10-i10");
        Game twice = Play.moves(once, "h10-i10", "j8-i8", "i10-h10", "i8-j8");
        assertThat(texts(moves(twice))).isNotEmpty().doesNotContain("h10-i10");
        assertThat(texts(twice.legalMoves())).contains("h10-i10");
    }

    @Test
    void afterEightRoundsWithoutComingNearerThanEverOnlyMovesThatGainAreConsidered() {
        Game seven = Play.moves(LEVEL, TO_AND_FRO);
        assertThat(new Patience(seven, TERRAIN).isLost()).isFalse();
        assertThat(moves(seven)).anyMatch(move -> TERRAIN.gain(seven.position(), move) <= 0);
        Game eight = Play.moves(seven, "f10-g10", "j8-i8");
        assertThat(new Patience(eight, TERRAIN).isLost()).isTrue();
        assertThat(moves(eight))
                .isNotEmpty()
                .hasSizeLessThan(eight.legalMoves().size())
                .allMatch(move -> TERRAIN.gain(eight.position(), move) > 0);
    }

    @Test
    void whoHasComeNearerThanEverHasPatienceAgain() {
        Game eight = Play.moves(Play.moves(LEVEL, TO_AND_FRO), "f10-g10", "j8-i8");
        Game nearer = Play.moves(eight, "g10-g11", "i8-j8");
        assertThat(new Patience(nearer, TERRAIN).isLost()).isFalse();
    }

    private static List<String> texts(List<Move> moves) {
        return moves.stream().map(Move::toString).toList();
    }

    private static List<Move> moves(Game game) {
        return new Patience(game, TERRAIN).moves();
    }
}
