package dev.halma.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.arena.match.Pairing;
import dev.halma.arena.match.Played;
import dev.halma.arena.player.Entrant;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Ruling;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Endings;
import dev.halma.testkit.Play;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StandingsTest {

    private static final List<Entrant> TWO = List.of(
            Entrant.named("greedy").orElseThrow(), Entrant.named("random").orElseThrow());

    private static final Played WON_BY_A = played(Play.moves(Endings.WIN_AT_HAND, "m13-m14"));
    private static final Played DRAWN = played(Play.moves(Endings.WIN_AT_HAND, "draw"));

    private static Played played(Game game) {
        return new Played(game, List.of());
    }

    @Test
    void aGameIsWorthAPointAndADrawHalfOfOne() {
        Standings standings = new Standings(TWO);
        standings.add(new Pairing(0, 0, List.of(0, 1)), WON_BY_A);
        standings.add(new Pairing(1, 0, List.of(1, 0)), DRAWN);
        assertThat(standings.games()).isEqualTo(2);
        assertThat(standings.score(0)).isEqualTo(0.75);
        assertThat(standings.score(1)).isEqualTo(0.25);
    }

    @Test
    void theTableTellsSeatsWinsPointsShareAndElo() {
        Standings standings = new Standings(TWO);
        standings.add(new Pairing(0, 0, List.of(0, 1)), WON_BY_A);
        standings.add(new Pairing(1, 0, List.of(1, 0)), DRAWN);
        assertThat(standings.shares()).first().satisfies(first -> {
            assertThat(first.name()).isEqualTo("greedy");
            assertThat(first.seats()).isEqualTo(2);
            assertThat(first.wins()).isEqualTo(1);
            assertThat(first.points()).isEqualTo(1.5);
            assertThat(first.share()).isEqualTo(0.75);
            assertThat(first.elo()).matches("\\+191 \\[.*]");
        });
        assertThat(standings.endings()).isEqualTo(Map.of("draw by agreement", 1, "home", 1));
        assertThat(standings.winnersTurns()).hasValue(45);
    }

    @Test
    void manyGamesAgainstTheWeakMakeNobodyTheBest() {
        // The busy one has beaten the weak one often and lost to the strong one, who has played once.
        Standings standings = new Standings("busy", "weak", "strong");
        for (int game = 0; game < 6; game++) standings.add(new Pairing(game, 0, List.of(0, 1)), WON_BY_A);
        standings.add(new Pairing(6, 0, List.of(2, 0)), WON_BY_A);
        assertThat(standings.rows(Order.POINTS)).extracting(Standings.Row::name).startsWith("busy");
        List<Standings.Row> rated = standings.rows(Order.RATING);
        assertThat(rated).extracting(Standings.Row::name).containsExactly("strong", "busy", "weak");
        assertThat(rated).extracting(row -> Order.RATING.place(row, rated)).containsExactly(1, 2, 3);
    }

    @Test
    void partnersShareTheirPoint() {
        Game resigned = Play.moves(Game.of(Variants.named("american-4-both")), "A:resign", "C:resign");
        assertThat(resigned.isOver()).isTrue();
        assertThat(Points.of(resigned, Seat.B)).isEqualTo(0.5);
        assertThat(Points.of(resigned, Seat.A)).isZero();
    }

    /** The first of three fails at its first move, and the others agree on a draw. */
    private static Played drawnAfterAFailure() {
        Game game = Game.of(Variants.named("chinese-3"));
        Game without = ((Verdict.Accepted) game.rule(new Ruling.Left(Seat.A))).game();
        Game drawn = ((Verdict.Accepted) without.rule(new Ruling.DrawAgreed())).game();
        return new Played(drawn, List.of(new Played.Forfeit(Seat.A, "it ended")));
    }

    @Test
    void aProgramThatFailedGetsNothingForTheDrawOfTheOthers() {
        Standings standings = new Standings("failed", "second", "third");
        standings.add(new Pairing(0, 0, List.of(0, 1, 2)), drawnAfterAFailure());
        assertThat(standings.score(0)).isZero();
        assertThat(standings.score(1)).isEqualTo(0.5);
        assertThat(standings.rows()).allMatch(row -> row.wins() == 0);
    }

    @Test
    void aDrawThatAFileTellsOfIsSharedInTheSameWay() {
        Game game = Game.of(Variants.named("chinese-3"));
        Game without = ((Verdict.Accepted) game.rule(new Ruling.Left(Seat.B))).game();
        GameRecord record = new GameRecord(List.of(), without, List.of(), GameRecord.DRAW);
        Result result = Result.of(record).orElseThrow();
        assertThat(result.points()).containsExactly(0.5, 0.0, 0.5);
        assertThat(result.isDraw()).isTrue();
        assertThat(result.isWon()).isFalse();
    }
}
