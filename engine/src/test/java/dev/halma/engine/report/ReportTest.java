package dev.halma.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.Engine;
import dev.halma.engine.race.TurnsHome;
import dev.halma.engine.search.Limits;
import dev.halma.engine.search.Search;
import dev.halma.engine.search.Variation;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Side;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Endings;
import dev.halma.testkit.LateGames;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReportTest {

    private static final Side A = new Side(List.of(Seat.A));
    private static final Side B = new Side(List.of(Seat.B));

    private static Move step(Position position, String text) {
        return position.legalMoves().stream()
                .filter(move -> move.toString().equals(text))
                .findFirst()
                .orElseThrow();
    }

    private static Report report(Position position, int score, String... moves) {
        List<Move> variation = new ArrayList<>();
        Position now = position;
        for (String text : moves) {
            variation.add(step(now, text));
            now = now.after(variation.getLast());
        }
        return new Report(position, new Variation(2, 1, score, variation));
    }

    @ParameterizedTest
    @ValueSource(strings = {"halma-8", "chinese-3", "american-4", "chinese-6"})
    void aListenerIsToldOfEveryDepthWithAScoreForEverySeat(String id) {
        Game game = Game.of(Variants.named(id));
        List<Report> reports = new ArrayList<>();
        Variation found = new Engine(1).think(game, Limits.depth(3), reports::add);
        assertThat(reports).extracting(Report::depth).containsExactly(1, 2, 3);
        assertThat(reports.getLast()).isEqualTo(new Report(game.position(), found));
        assertThat(reports).allSatisfy(report -> {
            assertThat(report.scores()).hasSize(game.variant().seats());
            assertThat(report.nodes()).isPositive();
            assertThat(report.best()).isEqualTo(report.moves().get(0));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"halma-8", "chinese-2", "chinese-3", "american-4", "chinese-6"})
    void atTheStartNobodyIsAheadByMoreThanATurnHoweverManySeatsThereAre(String id) {
        List<Report> reports = new ArrayList<>();
        new Engine(1).think(Game.of(Variants.named(id)), Limits.depth(2), reports::add);
        assertThat(reports).allSatisfy(report -> {
            boolean even = report.outlook() instanceof Outlook.Even;
            boolean nearly = report.outlook() instanceof Outlook.Ahead(Side side, int turns) && turns <= 1;
            assertThat(even || nearly).as(report.outlook().toString()).isTrue();
        });
    }

    @Test
    void aRoundThatIsNotFinishedIsPlayedOutBeforeTheSeatsAreCompared() {
        Position start = Position.start(Variants.named("halma-8"), Seat.A);
        // Of two armies that mirror each other, each makes the step that gains most.
        Report half = report(start, 0, "d1-e2");
        int onlyA = SeatScores.of(start.after(half.best())).getOrDefault(Seat.A, 0);
        assertThat(onlyA).isPositive();
        assertThat(half.scores().getOrDefault(Seat.A, 0)).isLessThan(onlyA);
    }

    @Test
    void theLeaderIsNamedWhoeverIsToMove() {
        Position after = Endings.WIN_AT_HAND.after(step(Endings.WIN_AT_HAND, "m13-l13"));
        for (Position position : List.of(Endings.WIN_AT_HAND, after)) {
            List<Report> reports = new ArrayList<>();
            new Engine(1).searchAmong(Game.from(position), position.legalMoves(), Limits.depth(2), reports::add);
            assertThat(reports.get(0).outlook())
                    .isInstanceOfAny(Outlook.Ahead.class, Outlook.Wins.class)
                    .hasFieldOrPropertyWithValue("side", A);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"e3-g5", "g3-i5", "f4-f5"})
    void whoHasMovedAlreadyInThisRoundIsNotAheadForThat(String move) {
        Position start = Position.start(Variants.named("chinese-3"), Seat.A);
        Position second = start.after(step(start, move));
        Variation variation = new Engine(1).think(Game.from(second), Limits.depth(3), report -> {});
        int lead = new Report(second, variation).scores().getOrDefault(Seat.A, 0);
        assertThat(Math.abs(lead)).isLessThan(2 * OneTurn.in(start.variant()));
    }

    @Test
    void theEndOfTheGameIsSaidOfTheSideToMove() {
        assertThat(report(Endings.WIN_AT_HAND, Search.WIN - 1, "m13-m14").outlook())
                .isEqualTo(new Outlook.Wins(A, 1));
        assertThat(report(Endings.WIN_AT_HAND, 4 - Search.WIN, "m13-l13").outlook())
                .isEqualTo(new Outlook.Loses(A, 4));
    }

    @Test
    void anEndThatWasNotProvenIsExpected() {
        assertThat(report(Endings.WIN_AT_HAND, Search.EXPECTED_WIN - 3, "m13-l13")
                        .outlook())
                .isEqualTo(new Outlook.ExpectedWin(A, 3));
        assertThat(report(Endings.WIN_AT_HAND, 4 - Search.EXPECTED_WIN, "m13-l13")
                        .outlook())
                .isEqualTo(new Outlook.ExpectedLoss(A, 4));
        Variation lost = new Variation(4, 1, 4 - Search.WIN, List.of());
        assertThat(Estimate.of(lost.amongSomeMoves().score())).isEqualTo(new Estimate.ExpectedLoss(4));
    }

    @Test
    void withMoreSidesOnlyTheNextTurnEndsAGameForCertain() {
        for (Position position : LateGames.of(Variants.named("chinese-3"), 20, 1884)) {
            Variation found =
                    new Engine(1).searchAmong(Game.from(position), position.legalMoves(), Limits.depth(4), each -> {});
            boolean isCertain = Estimate.of(found.score()) instanceof Estimate.Wins wins && wins.turns() == 1;
            assertThat(found.isDecided()).as(position.toString()).isEqualTo(isCertain);
        }
    }

    @Test
    void withMoreSidesTheOneWithTheShortestWayIsAhead() {
        Game game = Game.of(Variants.named("chinese-3"));
        Position position = game.position();
        // Seats A and C shuffle to and fro; B walks on.
        for (String move : List.of("e4-e5", "e11-g11", "n11-m11", "e5-e4", "g11-h11", "m11-n11")) {
            position = position.after(step(position, move));
        }
        Report report = new Report(position, new Engine(1).think(Game.from(position), Limits.depth(1), each -> {}));
        assertThat(report.outlook())
                .isInstanceOfSatisfying(
                        Outlook.Ahead.class, ahead -> assertThat(ahead.side()).isEqualTo(B));
    }

    @Test
    void whoHasResignedIsNotAheadOfAnybody() {
        Position position = Position.start(Variants.named("chinese-3"), Seat.A).withResigned(Seat.B);
        assertThat(SeatScores.of(position)).containsOnlyKeys(Seat.A, Seat.C);
    }

    @Test
    void aRaceThatNobodyCanDisturbIsReportedAsWonAndProven() {
        List<Report> reports = new ArrayList<>();
        new Engine(1).think(Game.from(Endings.RACE), Limits.nodes(5000), reports::add);
        assertThat(reports).singleElement().satisfies(report -> {
            assertThat(report.outlook()).isEqualTo(new Outlook.Wins(A, 1));
            assertThat(report.home()).contains(new TurnsHome.Proven(1));
        });
    }
}
