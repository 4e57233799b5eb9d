package dev.halma.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Request;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;

class PatienceTest {

    private static final Variant STAR = Variants.named("chinese-2");
    private static final Terrain TERRAIN = Terrain.of(STAR, Weights.USUAL);

    /** B's last piece at home, on m14, keeps A out; the goal has an empty cell, so no rule makes it leave. */
    private static final String HELD_UP = "a/aa/aaa/aa1b/13/12/6a4/10/6a2/10/11/4b7/4bb1b5/bb2/bb1/1b/1 b ";

    /** Each side has nine pieces at home and one on the open board, A's on i10 and B's on i8: nobody is ahead. */
    private static final String LEVEL = "a/aa/aaa/aaa1/13/12/11/4a5/9/5b4/11/12/13/1bbb/bbb/bb/b a 0 60";

    /** Seven rounds in which both go to and fro and get no nearer. */
    private static final String[] TO_AND_FRO = {
        "i10-h10", "i8-j8", "h10-g10", "j8-k8", "g10-f10", "k8-l8", "f10-g10", "l8-m8", "g10-h10", "m8-l8", "h10-g10",
        "l8-k8", "g10-f10", "k8-j8"
    };

    @Test
    void allMovesMayBeConsideredAtFirst() {
        Game game = game(HELD_UP + "19 70");
        assertThat(moves(game)).isEqualTo(game.legalMoves());
    }

    @Test
    void aPieceThatHasBeenInTheWayForTenRoundsLeaves() {
        assertThat(moves(game(HELD_UP + "20 70")))
                .isNotEmpty()
                .allMatch(move -> move.toString().startsWith("m14-"));
    }

    @Test
    void whoIsAheadOrLevelDoesNotBringBackWhatHasComeUpTwice() {
        Game twice = played(game(LEVEL), "i10-h10", "i8-j8", "h10-i10", "j8-i8", "i10-h10", "i8-j8");
        assertThat(texts(moves(twice))).isNotEmpty().doesNotContain("h10-i10");
        assertThat(texts(twice.legalMoves())).contains("h10-i10");
    }

    @Test
    void whoIsBehindMayTryForTheDraw() {
        String behind = "a/aa/aaa/4/13/12/11/4a5/3aaa3/5b4/11/12/13/1bbb/bbb/bb/b a 0 60";
        Game twice = played(game(behind), "i10-h10", "i8-j8", "h10-i10", "j8-i8", "i10-h10", "i8-j8");
        assertThat(texts(moves(twice))).contains("h10-i10");
    }

    @Test
    void afterEightRoundsWithoutComingNearerThanEverOnlyMovesThatGainAreConsidered() {
        Game seven = played(game(LEVEL), TO_AND_FRO);
        assertThat(new Patience(seven, TERRAIN).isLost()).isFalse();
        assertThat(moves(seven)).anyMatch(move -> TERRAIN.gain(seven.position(), move) <= 0);
        Game eight = played(seven, "f10-g10", "j8-i8");
        assertThat(new Patience(eight, TERRAIN).isLost()).isTrue();
        assertThat(moves(eight))
                .isNotEmpty()
                .hasSizeLessThan(eight.legalMoves().size())
                .allMatch(move -> TERRAIN.gain(eight.position(), move) > 0);
    }

    @Test
    void whoHasComeNearerThanEverHasPatienceAgain() {
        Game eight = played(played(game(LEVEL), TO_AND_FRO), "f10-g10", "j8-i8");
        Game nearer = played(eight, "g10-g11", "i8-j8");
        assertThat(new Patience(nearer, TERRAIN).isLost()).isFalse();
    }

    private static List<String> texts(List<Move> moves) {
        return moves.stream().map(Move::toString).toList();
    }

    private static Game played(Game start, String... moves) {
        Game game = start;
        for (String move : moves) {
            game = switch (game.play(Request.path(move.split("-")))) {
                case Verdict.Accepted(Game next) -> next;
                case Verdict.Refused(var why) -> throw new AssertionError(move + ": " + why);
            };
        }
        return game;
    }

    private static Game game(String position) {
        return Game.from(PositionText.parse(STAR, position).orThrow());
    }

    private static List<Move> moves(Game game) {
        return new Patience(game, TERRAIN).moves();
    }
}
