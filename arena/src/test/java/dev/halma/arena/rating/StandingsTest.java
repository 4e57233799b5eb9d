package dev.halma.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.arena.match.Pairing;
import dev.halma.arena.match.Played;
import dev.halma.arena.player.Entrant;
import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Endings;
import dev.halma.testkit.Play;
import java.util.List;
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
        assertThat(standings.text().lines())
                .hasSize(4)
                .anyMatch(line -> line.matches("greedy +2 +1 +1\\.5 +75\\.0%  \\+191 \\[.*]"))
                .anyMatch(
                        line -> line.startsWith("2 games: {draw by agreement=1, home=1}; the winner took 45.0 turns"));
    }

    @Test
    void partnersShareTheirPoint() {
        Game resigned = Play.moves(Game.of(Variants.named("american-4-both")), "A:resign", "C:resign");
        assertThat(resigned.isOver()).isTrue();
        assertThat(Points.of(resigned, Seat.B)).isEqualTo(0.5);
        assertThat(Points.of(resigned, Seat.A)).isZero();
    }
}
