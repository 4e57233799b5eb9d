package dev.halma.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.game.Outcome.Why;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.testkit.Law;
import dev.halma.testkit.Play;
import dev.halma.testkit.Sketch;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 8: blockers, guards, and blockers that can't get out. A's goal is the top left corner, B's camp. */
class BlockingTest {

    private static final String GOALS = """
            Ab Ab . . .
            Ab .  . . .
            .  .  . . .
            .  .  . B .
            .  .  . B B
            """;

    private static final String STUCK_GOALS = """
            Ab Ab . . .
            Ab .  . . .
            .  .  . . .
            .  .  . . B
            C  .  . B B
            """;

    @Test
    @Law("8.1")
    void aBlockerIsFreeToStayWhileTheGoalHasAnEmptyCell() {
        Position position = sketch("""
                b . . . .
                a a . . .
                . . . . .
                . . . . .
                b . b a .
                """).toMove(Seat.B);
        assertThat(moves(position)).anyMatch(move -> move.startsWith("a1"));
    }

    @Test
    @Law("8.1")
    void aBlockerIsFreeToStayWhileTheOwnerHoldsNoCellOfTheGoal() {
        Position start = sketch("""
                b b . . .
                b . . . .
                . . . . .
                . . . . a
                . . . a a
                """).toMove(Seat.B);
        assertThat(moves(start)).hasSizeGreaterThan(3);
        assertThat(start.isHome(Seat.A)).isFalse();
    }

    @Test
    @Law("8.2b")
    void aBlockerMustLeaveTheFullGoalBeforeAnythingElse() {
        Position position = sketch("""
                a b . . .
                a . . . .
                . . . . .
                . . . . .
                b . b a .
                """).toMove(Seat.B);
        assertThat(moves(position)).isNotEmpty().allMatch(move -> move.startsWith("b5-"));
        assertThat(Play.refused(position, "a1-a2")).isEqualTo(new Refusal.BlockerMustLeave(List.of("b5")));
    }

    @Test
    @Law("8.3")
    void aBlockerThatCannotLeaveInOneMoveCountsAsTheOwnersPiece() {
        // Once a3 is taken too, the piece in the corner can neither step nor hop.
        Position position = Sketch.square("""
                b a c . .
                a b . . .
                . . b . .
                . a . . .
                . . . . .
                """).goals(STUCK_GOALS).toMove(Seat.A);
        assertThat(position.isHome(Seat.A)).isFalse();
        Game game = Play.moves(position, "b2-a3");
        assertThat(game.outcome()).isEqualTo(Play.won("A", Why.HOME, game));
    }

    @Test
    @Law("8.2a")
    void withOneGuardAllowedOneBlockerMayStayForAsLongAsItLikes() {
        Position position = sketch("""
                a b . . .
                a . . . .
                . . . . .
                . . . . .
                b . b a .
                """).house("guards=1").toMove(Seat.B);
        assertThat(moves(position)).anyMatch(move -> move.startsWith("a1"));
        assertThat(position.isHome(Seat.A)).isFalse();
    }

    @Test
    @Law("8.2b")
    void withOneGuardAllowedTheSecondBlockerMustLeave() {
        Position position = sketch("""
                b b . . .
                a . . . .
                . . . . .
                . . . . .
                b . a a .
                """).house("guards=1").toMove(Seat.B);
        assertThat(moves(position)).isNotEmpty().allMatch(move -> move.startsWith("b5-") || move.startsWith("a5-"));
    }

    @Test
    @Law("8.3")
    void anAllowedGuardNeverCountsAsTheOwnersPieceEvenWhenItIsStuck() {
        Position position = walledIn().house("guards=1").toMove(Seat.A);
        assertThat(position.isHome(Seat.A)).isFalse();
        assertThat(walledIn().toMove(Seat.A).isHome(Seat.A)).isTrue();
    }

    @Test
    @Law("8.2a")
    void aGuardStandsInItsOwnCampOnly() {
        Position position = blockedByC().house("guards=1").toMove(Seat.C);
        assertThat(moves(position)).isNotEmpty().allMatch(move -> move.startsWith("b5-"));
    }

    @Test
    @Law("8.3")
    void aBlockerWhoseSeatHasResignedCountsAsTheOwnersPiece() {
        Position position = blockedByC().toMove(Seat.A);
        assertThat(position.isHome(Seat.A)).isFalse();
        Game game = Play.moves(position, "C:resign");
        assertThat(game.outcome()).isEqualTo(Play.won("A", Why.HOME, game));
    }

    @Test
    @Law("8.7")
    void withGuardsAnyNobodyMustLeaveAndOnlyOwnPiecesCount() {
        Position position = walledIn().house("guards=any").toMove(Seat.A);
        assertThat(position.isHome(Seat.A)).isFalse();
        Position blocking = sketch("""
                a b . . .
                a . . . .
                . . . . .
                . . . . .
                b . b a .
                """).house("guards=any").toMove(Seat.B);
        assertThat(moves(blocking)).anyMatch(move -> move.startsWith("a1"));
    }

    @Test
    @Law("8.1")
    void aPartnersPieceIsABlockerLikeAnyOther() {
        Position position =
                Sketch.square("""
                a c . . .
                a . . . .
                . . . . .
                . . . . .
                c d b b a
                """).goals("""
                A A . . .
                A . . . .
                . . . . C
                . . . . C
                D c c B B
                """).house("sides=opposite").toMove(Seat.C);
        assertThat(moves(position)).isNotEmpty().allMatch(move -> move.startsWith("b5-"));
    }

    @Test
    @Law("8.2b")
    void whereNoBlockerCanGetOutAllOtherMovesStayLegal() {
        // B's piece on a5 is stuck; C's on a4, free to go, is what keeps A from home.
        Position position = Sketch.square("""
                b a a . .
                c b . . .
                a . b . .
                . . . . .
                . . . . .
                """).goals("""
                A A . . .
                A . . . .
                . . . . .
                . . . . B
                C . . B B
                """).toMove(Seat.B);
        assertThat(position.isHome(Seat.A)).isFalse();
        assertThat(moves(position)).anyMatch(move -> move.startsWith("c3-")).anyMatch(move -> move.startsWith("b4-"));
    }

    @Test
    @Law("8.3")
    void aFreeBlockerBesideAStuckOneKeepsTheOwnerFromHome() {
        // a5 is stuck; c5, the other one in A's goal, can step to d5.
        Position position = Sketch.square("""
                b a b . .
                a b . . .
                a . b . .
                . . . . .
                . . . . .
                """).goals("""
                A A A . .
                . . . . .
                . . . . .
                . . . B B
                . . . B B
                """).toMove(Seat.B);
        assertThat(position.isHome(Seat.A)).isFalse();
        assertThat(moves(position)).isNotEmpty().allMatch(move -> move.startsWith("c5-"));
    }

    @Test
    @Law("8.6")
    void aSeatWithBlockersInTwoGoalsMayTakeOneOutOfEither() {
        Position position = Sketch.square("""
                a b . . .
                . . . . .
                . . . . .
                . . . . a
                b . c b c
                """).goals("""
                A A . . .
                . . . . .
                B . . . .
                B . . . .
                B . . C C
                """).toMove(Seat.B);
        assertThat(moves(position))
                .anyMatch(move -> move.startsWith("b5-"))
                .anyMatch(move -> move.startsWith("d1-"))
                .noneMatch(move -> move.startsWith("a1-"));
    }

    @Test
    @Law("8.4")
    void homeIsAskedForTheMoverFirst() {
        // A's step into its goal walls in the corner piece as well, so that C is home by the same move.
        Position position = Sketch.square("""
                . . . . .
                . . . . .
                . a . . b
                . . . b b
                c . b c b
                """).goals("""
                B B B B B
                . . . . .
                . . A . .
                . . . . .
                . . . C C
                """).toMove(Seat.A);
        Game game = Play.moves(position, "b3-c3");
        assertThat(game.position().isHome(Seat.C)).isTrue();
        assertThat(game.outcome()).isEqualTo(Play.won("A", Why.HOME, game));
    }

    @Test
    @Law("8.4")
    void thenHomeIsAskedClockwise() {
        // A's step walls in the pieces in both lower corners: C and D are home by it, and C comes before D.
        Position position = Sketch.square("""
                d . . . c
                . . a . .
                b . . . b
                b b . b b
                b d b c b
                """).goals("""
                . B B B .
                B A B B B
                . B . B .
                . . . . .
                D D . C C
                """).toMove(Seat.A);
        Game game = Play.moves(position, "c4-c3");
        assertThat(game.position().isHome(Seat.D)).isTrue();
        assertThat(game.outcome()).isEqualTo(Play.won("C", Why.HOME, game));
    }

    /** The b in the corner is stuck: its neighbours are taken, and so are c5, c3 and a3 behind them. */
    private static Sketch walledIn() {
        return Sketch.square("""
                b a c . .
                a b . . .
                a . b . .
                . . . . .
                . . . . .
                """).goals(STUCK_GOALS);
    }

    /** C's piece at b5 blocks A's goal, which is not C's camp. */
    private static Sketch blockedByC() {
        return Sketch.square("""
                a c . . .
                a . . . .
                . . . . .
                . . . . .
                c . b b a
                """).goals("""
                A A . . .
                A . . . .
                . . . . C
                . . . . C
                . c c B B
                """);
    }

    private static Sketch sketch(String drawing) {
        return Sketch.square(drawing).goals(GOALS);
    }

    private static List<String> moves(Position position) {
        return position.legalMoves().stream().map(Move::toString).toList();
    }
}
