package dev.halma.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.board.CellSet;
import dev.halma.rules.move.Duty;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.testkit.Law;
import dev.halma.testkit.Play;
import dev.halma.testkit.Sketch;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Section 8, leaving home. B's camp is A's goal, in the top left corner. With three pieces and two seats, the free
 * turns end with turn 24.
 */
class LeavingHomeTest {

    private static final int LAST_FREE_TURN = 24;

    private static final String GOALS = """
            Ab Ab . . .
            Ab .  . . .
            .  .  . . .
            .  .  . B .
            .  .  . B B
            """;

    @Test
    @Law("8.5a")
    void onTheLastFreeTurnAnyPieceMayMove() {
        Position position = twoAtHome().toMove(Seat.B, LAST_FREE_TURN);
        assertThat(moves(position)).anyMatch(move -> move.startsWith("a1-"));
        assertThat(position.duty()).isEqualTo(Duty.NONE);
    }

    @Test
    @Law("8.5a")
    void afterItOneOfThePiecesInTheCampMustMoveOutOfIt() {
        Position position = twoAtHome().toMove(Seat.B, LAST_FREE_TURN + 1);
        assertThat(moves(position)).containsExactlyInAnyOrder("a5-b4", "a5-c5", "b5-b4", "b5-c4", "b5-c5");
    }

    @Test
    void theRefereeNamesThePiecesThatCanGetOut() {
        Position position = twoAtHome().toMove(Seat.B, LAST_FREE_TURN + 1);
        Refusal expected = new Refusal.CampMustBeLeft(List.of("a5", "b5"));
        assertThat(Play.refused(position, "a1-a2")).as("another piece").isEqualTo(expected);
        assertThat(Play.refused(position, "a5-a4")).as("a move within the camp").isEqualTo(expected);
    }

    @Test
    @Law("8.5a")
    void aWallWithAnEmptyCellBehindItHasToBreakUp() {
        // The corner behind the wall is empty, so A's goal is never full and nobody is a blocker.
        Position position = sketch("""
                . b . . .
                b a . . .
                . . . . .
                . . . . .
                b . a a .
                """).toMove(Seat.B, LAST_FREE_TURN + 1);
        assertThat(moves(position)).isNotEmpty().allMatch(move -> move.startsWith("a4-") || move.startsWith("b5-"));
        assertThat(moves(position)).noneMatch(move -> move.endsWith("-a5"));
    }

    @Test
    @Law("8.5a")
    void whereNoneCanGetOutInOneMoveAnyMoveIsLegal() {
        Position position = sketch("""
                b a a . .
                . . . . .
                a . . . .
                . . . . .
                b . b . .
                """).toMove(Seat.B, LAST_FREE_TURN + 1);
        assertThat(moves(position)).as("a5 hops over b5 or steps to b4").allMatch(move -> move.startsWith("a5-"));
        Position stuck = sketch("""
                b a a . .
                . a . . .
                . . b . .
                . . . . .
                b . . . .
                """).toMove(Seat.B, LAST_FREE_TURN + 1);
        assertThat(moves(stuck))
                .as("from a5 only a4 can be reached, which is in the camp")
                .contains("a5-a4", "a1-a2");
        assertThat(stuck.duty()).isEqualTo(Duty.NONE);
    }

    @Test
    void aPieceThatCameBackIntoItsCampHasToLeaveToo() {
        Position position = sketch("""
                . . . . .
                b . . . .
                . . . . .
                . . a . b
                b . a a .
                """).toMove(Seat.B, 400);
        assertThat(moves(position)).isNotEmpty().allMatch(move -> move.startsWith("a4-"));
    }

    @Test
    @Law("8.5b")
    void guardsMayStay() {
        String oneLeft = """
                b . . . .
                . . . . .
                . . . . .
                . . a . b
                b . a a .
                """;
        assertThat(sketch(oneLeft).house("guards=1").toMove(Seat.B, 400).duty()).isEqualTo(Duty.NONE);
        assertThat(sketch(oneLeft).toMove(Seat.B, 400).duty().isNone()).isFalse();
        assertThat(twoAtHome().house("guards=1").toMove(Seat.B, 400).duty().isNone())
                .as("two are more than one guard")
                .isFalse();
    }

    @Test
    @Law("8.5b")
    void aCampThatIsNobodysGoalMayBeKept() {
        Position position = Sketch.square("""
                b b . . .
                b . . . .
                . . . . .
                . . . . a
                . . . a a
                """).goals("""
                b b . . .
                b . . . .
                A A A . .
                . . . B .
                . . . B B
                """).toMove(Seat.B, 400);
        assertThat(position.duty()).isEqualTo(Duty.NONE);
    }

    @Test
    @Law("8.5b")
    void aCampMayBeKeptOnceTheSeatThatNeedsItHasLeft() {
        Sketch sketch = Sketch.square("""
                b b . . .
                . . . . .
                . . . . .
                . . a . c
                b . a a .
                """).goals("""
                Ab Ab . . C
                Ab .  . . .
                .  .  . . .
                .  .  . B .
                .  .  . B B
                """);
        assertThat(sketch.toMove(Seat.B, 400).duty().isNone()).isFalse();
        assertThat(sketch.resigned(Seat.A).toMove(Seat.B, 400).duty()).isEqualTo(Duty.NONE);
    }

    @Test
    @Law("8.5a")
    void anArmyOfAnotherSizeHasAnotherTime() {
        // A has one piece and B three, so A must leave after 8 turns and B after 24.
        Sketch sketch = Sketch.square("""
                b b . . .
                b . . . .
                . . . . .
                . . . . .
                . . . . a
                """).goals("""
                b b . . .
                b . . . A
                . . . . .
                . . . . B
                . . . B aB
                """);
        assertThat(sketch.toMove(Seat.A, 400).duty())
                .as("A's camp is only a part of B's goal")
                .isEqualTo(Duty.NONE);
        Sketch alike = Sketch.square("""
                b . . . .
                . . . . .
                . . . . .
                . . . . .
                . . . . a
                """).goals("""
                Ab . . . .
                .  . . . .
                .  . . . .
                .  . . . .
                .  . . . aB
                """);
        assertThat(alike.toMove(Seat.A, 8).duty()).isEqualTo(Duty.NONE);
        assertThat(alike.toMove(Seat.A, 9).duty().campers().size()).isEqualTo(1);
    }

    @Test
    @Law("8.6")
    void aSeatWithABlockerAndACampToLeaveMayDoEither() {
        // B blocks C's full goal with d1, and two pieces of B are still at home.
        Position position = Sketch.square("""
                b b . . .
                . . . . .
                . . . . .
                . . a . .
                . a a b c
                """).goals("""
                Ab Ab . . .
                Ab .  . . .
                .  .  . . .
                B  B  B . .
                .  .  . C C
                """).toMove(Seat.B, 400);
        assertThat(moves(position))
                .anyMatch(move -> move.startsWith("d1-"))
                .anyMatch(move -> move.startsWith("a5-"))
                .anyMatch(move -> move.startsWith("b5-"))
                .doesNotContain("a5-a4", "b5-a4");
        assertThat(position.duty().blockers()).isEqualTo(cells(position, "d1"));
        assertThat(position.duty().campers()).isEqualTo(cells(position, "a5", "b5"));
    }

    @Test
    void whoeverMovesAPartnersPiecesKeepsThePartnersDuties() {
        // A is home and moves C's pieces; C's camp is B's goal.
        Position position =
                Sketch.square("""
                a . . c .
                . . . . .
                . . . . .
                . . b . .
                . d . . .
                """).goals("""
                A . . Bc .
                . . . .  .
                . . . .  .
                . . . .  C
                . . . .  D
                """).house("sides=opposite,win=both").toMove(Seat.A, 400);
        assertThat(position.movedSeat()).contains(Seat.C);
        assertThat(moves(position)).contains("pass").allMatch(move -> move.equals("pass") || move.startsWith("d5-"));
    }

    @ParameterizedTest
    @CsvSource({"1, 12", "22, 2", "23, 1", "24, 1", "25, 0", "400, 0"})
    void tellsForHowManyTurnsTheCampMayBeKept(int turn, int freeTurns) {
        assertThat(twoAtHome().toMove(Seat.B, turn).freeTurnsInCamp()).hasValue(freeTurns);
        assertThat(twoAtHome().house("leave=off").toMove(Seat.B, turn).freeTurnsInCamp())
                .isEmpty();
    }

    @Test
    @Law("8.5c")
    void theDutyCanBeSwitchedOff() {
        assertThat(twoAtHome().house("leave=off").toMove(Seat.B, 400).duty()).isEqualTo(Duty.NONE);
        assertThat(twoAtHome().house("guards=any").toMove(Seat.B, 400).duty()).isEqualTo(Duty.NONE);
        assertThat(twoAtHome().toMove(Seat.B, 400).duty().isNone()).isFalse();
    }

    private static Sketch twoAtHome() {
        return sketch("""
                b b . . .
                . . . . .
                . . . . .
                . . a . .
                b . a a .
                """);
    }

    private static CellSet cells(Position position, String... names) {
        CellSet cells = CellSet.EMPTY;
        for (String name : names) {
            cells = cells.union(
                    CellSet.of(position.variant().board().cellNamed(name).orElseThrow()));
        }
        return cells;
    }

    private static Sketch sketch(String drawing) {
        return Sketch.square(drawing).goals(GOALS);
    }

    private static List<String> moves(Position position) {
        return position.legalMoves().stream().map(Move::toString).toList();
    }
}
