package dev.halma.engine.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.Engine;
import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.report.Estimate;
import dev.halma.engine.report.OneTurn;
import dev.halma.engine.report.SeatScores;
import dev.halma.engine.report.TurnsNeeded;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Search;
import dev.halma.engine.search.Variation;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Endings;
import dev.halma.testkit.Play;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnalysisTest {

    @Test
    void aScoreIsALeadOrTheEndOfTheGame() {
        assertThat(Estimate.of(-30)).isEqualTo(new Estimate.Lead(-30));
        assertThat(Estimate.of(Search.WIN - 3)).isEqualTo(new Estimate.Wins(3));
        assertThat(Estimate.of(2 - Search.WIN)).isEqualTo(new Estimate.Loses(2));
    }

    @Test
    void aLeadIsSoManyTurnsByTheWayThatAGameIsLong() {
        Variant variant = Variants.named("chinese-2");
        int way = Terrain.of(variant, Weights.USUAL)
                .wayLeft(Position.start(variant, Seat.A).live(), 0);
        assertThat(new Estimate.Lead(way).turns(variant)).isEqualTo(50);
        assertThat(new Estimate.Lead(-way / 25).turns(variant)).isEqualTo(-2);
    }

    @Test
    void aLeadInTurnsHasOneDecimal() {
        Variant variant = Variants.named("chinese-2");
        int turn = OneTurn.in(variant);
        assertThat(OneTurn.turns(3 * turn, variant)).isEqualTo(3.0);
        assertThat(OneTurn.turns(-turn / 2, variant)).isEqualTo(-0.5);
    }

    @Test
    void aSeatNeedsFewerTurnsTheNearerItIsAndNoneAtHome() {
        Variant variant = Variants.named("chinese-2");
        TurnsNeeded needed = new TurnsNeeded(variant);
        assertThat(needed.of(Position.start(variant, Seat.A), Seat.A)).isBetween(40, 60);
        Position before = Endings.WIN_AT_HAND;
        assertThat(needed.of(before, Seat.A)).isBetween(1, 3);
        Move win = before.legalMoves().stream()
                .filter(move -> move.toString().equals("m13-m14"))
                .findFirst()
                .orElseThrow();
        assertThat(needed.of(before.after(win), Seat.A)).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"halma-8", "chinese-2", "american-4"})
    void theLinesBeginWithDifferentMovesBestFirst(String id) {
        Game game = Game.of(Variants.named(id));
        List<Variation> variations = new BestVariations(new Engine(1), 4, BestVariations.Depth.DEEPEST)
                .of(game, Limits.nodes(8000), (number, report) -> {});
        assertThat(variations)
                .hasSize(4)
                .isSortedAccordingTo(Comparator.comparingInt(Variation::score).reversed());
        assertThat(variations)
                .extracting(Variation::best)
                .doesNotHaveDuplicates()
                .isSubsetOf(game.legalMoves());
        assertThat(variations.stream().mapToLong(Variation::nodes).sum()).isLessThanOrEqualTo(8000);
    }

    @Test
    void afterFullRoundsAnEvenPositionLooksEven() {
        Game game = Game.of(Variants.named("chinese-2"));
        Variation best = new BestVariations(new Engine(1), 1, BestVariations.Depth.FULL_ROUNDS)
                .of(game, Limits.depth(5), (number, report) -> {})
                .get(0);
        assertThat(best.depth()).isEqualTo(4);
        assertThat(new Estimate.Lead(best.score()).turns(game.variant())).isZero();
    }

    @Test
    void inARaceThePlannedMoveComesFirstAndHasAScore() {
        List<Variation> variations = new BestVariations(new Engine(1), 2, BestVariations.Depth.DEEPEST)
                .of(Game.from(Endings.WIN_AT_HAND), Limits.nodes(5000), (number, report) -> {});
        assertThat(variations.get(0).best()).hasToString("m13-m14");
        assertThat(Estimate.of(variations.get(0).score())).isEqualTo(new Estimate.Wins(1));
    }

    @Test
    void theSeatsAreAsFarApartAsTheyAreAhead() {
        Game game = Game.of(Variants.named("halma-8"));
        assertThat(SeatScores.of(game.position()).values()).containsExactly(0, 0);
        Game ahead = Play.moves(game, "d1-e2");
        int lead = SeatScores.of(ahead.position()).getOrDefault(Seat.A, 0);
        assertThat(lead).isPositive();
        assertThat(SeatScores.of(ahead.position())).containsEntry(Seat.B, -lead);
    }

    @Test
    void aStepBackFromAWinIsATurningPoint() {
        Game game = Play.moves(Endings.WIN_AT_HAND, "m13-l13");
        List<Integer> progress = new ArrayList<>();
        List<Judgement> judgements =
                new GameReview(new Engine(1), Limits.nodes(3000)).of(game, (done, judgement) -> progress.add(done));
        assertThat(progress).containsExactly(1);
        assertThat(judgements).singleElement().satisfies(judgement -> {
            assertThat(judgement.isTurningPoint()).isTrue();
            assertThat(judgement.move()).hasToString("m13-l13");
            assertThat(judgement.best().best()).hasToString("m13-m14");
        });
    }

    @Test
    void theBestMoveCostsNothingAndResigningIsNoMove() {
        GameReview review = new GameReview(new Engine(1), Limits.nodes(3000));
        Game best = Play.moves(Endings.WIN_AT_HAND, "m13-m14");
        assertThat(review.of(best, (done, judgement) -> {}))
                .extracting(Judgement::cost)
                .containsExactly(0);
        Game resigned = Play.moves(Endings.WIN_AT_HAND, "resign");
        assertThat(review.of(resigned, (done, judgement) -> {})).isEmpty();
    }
}
