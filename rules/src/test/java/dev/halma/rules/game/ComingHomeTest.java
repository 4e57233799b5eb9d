package dev.halma.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.game.Outcome.Why;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Law;
import dev.halma.testkit.Play;
import dev.halma.testkit.Sketch;
import org.junit.jupiter.api.Test;

/** Section 7: home, winning, and partners. */
class ComingHomeTest {

    @Test
    @Law({"1.2", "7.1"})
    void aSeatIsHomeWhenItsPiecesFillItsGoalAndHasWonAtThatMoment() {
        Position position = Sketch.square("""
                . . . a .
                . . . a .
                . . . . .
                . . . . .
                b b . . .
                """).goals("""
                . . . A A
                . . . . .
                . . . . .
                B . . . .
                B . . . .
                """).toMove(Seat.A);
        assertThat(position.isHome(Seat.A)).isFalse();
        Game game = Play.moves(position, "d4-e5");
        assertThat(game.position().isHome(Seat.A)).isTrue();
        assertThat(game.outcome()).isEqualTo(Play.won("A", Why.HOME, game));
        assertThat(game.legalMoves()).isEmpty();
        assertThat(Play.refused(game, "b1-c1")).isInstanceOf(Refusal.GameOver.class);
    }

    @Test
    @Law("7.1")
    void theFirstHomeWinsForItsSide() {
        Position position =
                Sketch.square("""
                . . a . .
                . . . b .
                . . . . .
                . . . . .
                . d c . .
                """).goals("""
                D . . A .
                . . . . .
                . . . . .
                . . . . .
                . . . B C
                """).house("sides=opposite").toMove(Seat.A);
        Game game = Play.moves(position, "c5-d5");
        assertThat(game.outcome().result()).isEqualTo("AC");
    }

    @Test
    @Law("7.2")
    void whereBothMustBeHomeTheFirstOneHomeMayPass() {
        Game game = Play.moves(bothHome(), "c5-d5", "d4-d3", "c1-c2", "b1-a1");
        assertThat(game.outcome().isOver()).isFalse();
        assertThat(game.position().toMove()).isEqualTo(Seat.A);
        assertThat(game.legalMoves()).anyMatch(Move::isPass);
        Game passed = Play.moves(game, "pass");
        assertThat(passed.position().turn()).isEqualTo(6);
        assertThat(passed.position().quiet()).isEqualTo(4);
    }

    @Test
    @Law("7.2")
    void theFirstOneHomeMovesItsPartnersPiecesByTheSameRules() {
        Game game = Play.moves(bothHome(), "c5-d5", "d4-d3", "c1-c2", "b1-a1");
        assertThat(game.legalMoves()).extracting(Move::toString).contains("c2-d2", "c2-e4", "pass");
        assertThat(game.legalMoves()).extracting(Move::toString).noneMatch(move -> move.startsWith("d5"));
        assertThat(Play.refused(game, "d5-d4")).isEqualTo(new Refusal.HomePiecesStay("d5"));
        assertThat(Play.refused(game, "d3-d4")).isEqualTo(new Refusal.NotYourPiece("d3", Seat.B, Seat.C));
    }

    @Test
    @Law("7.3")
    void theSideHasWonWhenBothAreHomeEvenByThePartnersHand() {
        Game game = Play.moves(bothHome(), "c5-d5", "d4-d3", "c1-d1", "b1-a1", "d1-e1");
        assertThat(game.outcome()).isEqualTo(Play.won("AC", Why.HOME, game));
    }

    @Test
    void thePartnersBlockerMustLeaveFirstThenToo() {
        // A is home and moves for C, whose piece on e5 keeps B's goal full: it must go, or A passes.
        Position position =
                Sketch.square("""
                . . . b c
                . . . . .
                . . . . .
                . . . d .
                a . c . b
                """).goals("""
                . . . B B
                . . . . .
                . . . . D
                . . . . .
                A . . C C
                """).house("sides=opposite,win=both").toMove(Seat.A);
        assertThat(position.isHome(Seat.A)).isTrue();
        assertThat(position.legalMoves())
                .extracting(Move::toString)
                .contains("pass")
                .allMatch(move -> move.equals("pass") || move.startsWith("e5-"));
    }

    @Test
    void aPieceThatItsPartnerBringsHomeStartsTheQuietCountAgain() {
        Game game = Play.moves(bothHome(), "c5-d5", "d4-d3", "c1-d1", "b1-a1");
        assertThat(game.position().quiet()).isEqualTo(3);
        assertThat(Play.moves(game, "d1-e1").position().quiet()).isZero();
    }

    @Test
    @Law("6.4a")
    void nobodyElseMayPass() {
        assertThat(Play.refused(bothHome(), "pass")).isEqualTo(new Refusal.PassNotAllowed(Seat.A));
        assertThat(Play.refused(Position.start(Variants.named("american-2"), Seat.A), "pass"))
                .isEqualTo(new Refusal.PassNotAllowed(Seat.A));
    }

    @Test
    void aHomeSeatWhosePartnerHasResignedCanOnlyPass() {
        Game game = Play.moves(bothHome(), "c5-d5", "d4-d3", "resign", "b1-a1");
        assertThat(game.legalMoves()).extracting(Move::toString).containsExactly("pass");
    }

    @Test
    @Law("4.2")
    void inAmericanThreeTheSeatInTheMiddleGoesForTheEmptyCamp() {
        Position start = Position.start(Variants.named("american-3"), Seat.A);
        var seating = start.variant().seating(Seat.B);
        assertThat(seating.pieces()).isEqualTo(13);
        assertThat(seating.goal()
                        .contains(start.variant().board().cellNamed("p1").orElseThrow()))
                .isTrue();
        assertThat(seating.goal().stream().mapToObj(start::owner)).allMatch(java.util.Optional::isEmpty);
        assertThat(start.variant().seating(Seat.A).goal())
                .isEqualTo(start.variant().seating(Seat.C).camp());
    }

    /** A and C play against B and D; A is one step from home. */
    private static Position bothHome() {
        return Sketch.square("""
                . . a . .
                . . . b .
                . . . . .
                . . . . .
                . d c . .
                """).goals("""
                D . . A .
                . . . . .
                . . . . .
                . . . . .
                . . . B C
                """).house("sides=opposite,win=both").toMove(Seat.A);
    }
}
