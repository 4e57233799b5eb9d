package dev.halma.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.game.Outcome.Why;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Law;
import dev.halma.testkit.Play;
import dev.halma.testkit.Sketch;
import org.junit.jupiter.api.Test;

/** Section 9: resigning and time. */
class ResigningTest {

    @Test
    @Law("9.5")
    void aSeatThatResignsIsPassedOverAndItsPiecesStay() {
        Game start = Game.of(Variants.named("american-4"));
        Game game = Play.moves(start, "c3-d4", "resign");
        assertThat(game.position().toMove()).isEqualTo(Seat.C);
        assertThat(game.position().turn()).as("resigning is no turn").isEqualTo(2);
        assertThat(game.position().pieces(Seat.B)).isEqualTo(start.position().pieces(Seat.B));
        Game round = Play.moves(game, "n14-m13", "n3-m4", "d4-e5");
        assertThat(round.position().toMove()).isEqualTo(Seat.C);
    }

    @Test
    @Law("9.5")
    void aSeatThatRunsOutOfTimeIsPassedOverLikewise() {
        Game start = Game.of(Variants.named("american-4"));
        Game game = Play.moves(start, "c3-d4", "time");
        assertThat(game.position().toMove()).isEqualTo(Seat.C);
        assertThat(game.position().turn()).isEqualTo(2);
        assertThat(game.position().pieces(Seat.B)).isEqualTo(start.position().pieces(Seat.B));
        Game last = Play.moves(Game.of(Variants.named("american-2")), "time");
        assertThat(last.outcome()).isEqualTo(Play.won("B", Why.TIME, last));
    }

    @Test
    void aSideThatHasLeftCannotWinByComingHome() {
        // C's last cell is filled by A's piece, which is stuck there at once: but C has resigned.
        Position position = Sketch.square("""
                . . . . .
                . . . . .
                . a . . b
                . . . b b
                c . b c b
                """).goals("""
                B B B B B
                . . . . .
                A . . . .
                . . . . .
                . . . C C
                """).resigned(Seat.C).toMove(Seat.A);
        Game game = Play.moves(position, "b3-c3");
        assertThat(game.position().isHome(Seat.C)).isTrue();
        assertThat(game.isOver()).isFalse();
    }

    @Test
    void aSeatMayResignOutOfTurnAndOnlyOnce() {
        Game game = Play.moves(Game.of(Variants.named("american-3")), "C:resign");
        assertThat(game.position().toMove()).isEqualTo(Seat.A);
        assertThat(Play.refused(game, "C:resign")).isEqualTo(new Refusal.AlreadyResigned(Seat.C));
    }

    @Test
    @Law("9.6")
    void whenOnlyOneSideStillPlaysItHasWon() {
        Game game = Play.moves(Game.of(Variants.named("american-4")), "resign", "resign");
        assertThat(game.isOver()).isFalse();
        game = Play.moves(game, "D:resign");
        assertThat(game.outcome()).isEqualTo(Play.won("C", Why.RESIGNATION, game));
    }

    @Test
    @Law("9.6")
    void aPartnerStillPlaysForBoth() {
        Game game = Play.moves(Game.of(Variants.named("american-4-first")), "resign", "resign");
        assertThat(game.isOver()).isFalse();
        game = Play.moves(game, "D:resign");
        assertThat(game.outcome()).isEqualTo(Play.won("AC", Why.RESIGNATION, game));
    }
}
