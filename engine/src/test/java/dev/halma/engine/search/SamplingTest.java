package dev.halma.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.engine.Engine;
import dev.halma.engine.evaluation.Evaluation;
import dev.halma.engine.evaluation.Weights;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Sketch;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SamplingTest {

    /** A's last piece is one step from the hole in its goal. */
    private static final Position NEARLY_HOME = Sketch.of("chinese-3", """
                            a
                           a a
                          a a a
                         a . a a
                . . . . . a . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . . . . . . .
                   . . . . . . . . . .
                    . . . . . . . . .
                   . . . . . . . . . .
                  . . . . . . . . . . .
                 b b b b b . . c c c c c
                b b b b b . . . c c c c c
                         . . . .
                          . . .
                           . .
                            .
                """).toMove(Seat.A, 91);

    private static Variation best(Game game, Limits limits) {
        return new Sampling(game, game.legalMoves(), limits, Evaluation.of(Weights.USUAL)).best(found -> {});
    }

    @ParameterizedTest
    @ValueSource(strings = {"chinese-3", "american-4", "chinese-6"})
    void theSameLimitsInNodesGiveTheSameVariation(String id) {
        Game game = Game.of(Variants.named(id));
        Variation first = best(game, Limits.nodes(5000));
        assertThat(best(game, Limits.nodes(5000))).isEqualTo(first);
        assertThat(first.nodes()).isLessThanOrEqualTo(5000);
    }

    @Test
    void aWinIsPlayedAtOnce() {
        Variation found = best(Game.from(NEARLY_HOME), Limits.nodes(5000));
        assertThat(NEARLY_HOME.after(found.best()).isHome(Seat.A)).isTrue();
        assertThat(found.score()).isEqualTo(Search.WIN - 1);
    }

    @Test
    void aVariationIsTheBestMoveAndTheLikeliestReplies() {
        Game game = Game.of(Variants.named("chinese-3"));
        List<Variation> reports = new ArrayList<>();
        Variation found = new Sampling(game, game.legalMoves(), Limits.nodes(30_000), Evaluation.of(Weights.USUAL))
                .best(reports::add);
        assertThat(reports.getLast()).isEqualTo(found);
        assertThat(reports).extracting(Variation::depth).contains(3, 6);
        assertThat(found.moves()).hasSize(3);
        Position end = game.position();
        for (Move move : found.moves()) end = end.after(move);
        assertThat(end.toMove()).isEqualTo(Seat.A);
    }

    @Test
    void onlyTheGivenMovesAreChosenFrom() {
        Game game = Game.of(Variants.named("american-4"));
        for (Move move : game.legalMoves()) {
            Variation found =
                    new Sampling(game, List.of(move), Limits.nodes(500), Evaluation.of(Weights.USUAL)).best(any -> {});
            assertThat(found.best()).isEqualTo(move);
        }
        assertThatThrownBy(() -> new Sampling(game, List.of(), Limits.nodes(500), Evaluation.of(Weights.USUAL)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no moves");
    }

    @Test
    void theEngineSamplesWithManySidesUnlessTheDepthIsLimited() {
        Game game = Game.of(Variants.named("chinese-3"));
        Engine engine = new Engine(1);
        assertThat(engine.think(game, Limits.nodes(5000), report -> {})).isEqualTo(best(game, Limits.nodes(5000)));
        assertThat(engine.think(game, Limits.depth(2), report -> {}).depth()).isEqualTo(2);
    }
}
