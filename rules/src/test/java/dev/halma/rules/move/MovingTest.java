package dev.halma.rules.move;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.board.Board;
import dev.halma.rules.variant.Seat;
import dev.halma.testkit.Law;
import dev.halma.testkit.Sketch;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 6 of the rules, sentence by sentence. */
class MovingTest {

    @Test
    @Law({"1.3", "2.1"})
    void stepsToEveryEmptyNeighbourInEightDirectionsOnASquareBoard() {
        Position position = Sketch.square("""
                . . . . .
                . . . . .
                . . a . .
                . . . . .
                . . . . b
                """).toMove(Seat.A);
        assertThat(moves(position))
                .containsExactly("c3-b2", "c3-b3", "c3-b4", "c3-c2", "c3-c4", "c3-d2", "c3-d3", "c3-d4");
    }

    @Test
    @Law("2.7")
    void stepsInSixDirectionsOnADiamond() {
        Position position = Sketch.on(Board.diamond(3), """
                  .
                 . .
                . a .
                 . .
                  b
                """).toMove(Seat.A);
        assertThat(moves(position)).containsExactly("b3-a2", "b3-a3", "b3-b2", "b3-b4", "b3-c3", "b3-c4");
    }

    @Test
    void aLongHopLandsAsFarBehindThePieceAsItStandsBefore() {
        Position position = Sketch.square("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                a . . b . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """).house("hops=long").toMove(Seat.A);
        assertThat(moves(position)).containsExactly("a4-a3", "a4-a5", "a4-b3", "a4-b4", "a4-b5", "a4-g4");
    }

    @Test
    void aLongHopNeedsEveryOtherCellOnItsWayEmpty() {
        Position position = Sketch.square("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                a . b . b . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """).house("hops=long").toMove(Seat.A);
        assertThat(moves(position)).containsExactly("a4-a3", "a4-a5", "a4-b3", "a4-b4", "a4-b5");
    }

    @Test
    void longAndShortHopsFollowEachOther() {
        Position position = Sketch.square("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                a b . . b . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """).house("hops=long").toMove(Seat.A);
        assertThat(moves(position)).containsExactly("a4-a3", "a4-a5", "a4-b3", "a4-b5", "a4-c4", "a4-g4");
        assertThat(Routes.shortest(position, cell(position, "a4"), cell(position, "g4"))
                        .orElseThrow())
                .hasToString("a4-c4-g4");
    }

    @Test
    @Law("1.3")
    void stepsBackwardAndSidewaysToo() {
        assertThat(moves(Sketch.square("""
                . . . b
                . . . .
                . . . .
                . . . a
                """).toMove(Seat.B))).containsExactly("d4-c3", "d4-c4", "d4-d3");
    }

    @Test
    @Law("1.1")
    void neverStandsOnACellThatIsTaken() {
        assertThat(moves(Sketch.square("""
                . . . .
                . . . .
                b b . .
                a b . .
                """).toMove(Seat.A))).doesNotContain("a1-a2", "a1-b1", "a1-b2");
    }

    @Test
    @Law("1.4")
    void hopsOverAnyPieceIncludingAnOpponents() {
        assertThat(moves(Sketch.square("""
                . . . .
                . . . .
                b . . .
                a a . .
                """).toMove(Seat.A))).contains("a1-a3", "a1-c1");
    }

    @Test
    @Law("1.4")
    void hopsOnlyIntoTheEmptyCellRightBehind() {
        assertThat(moves(Sketch.square("""
                . . . . .
                . . . . .
                . . . . .
                . . . . .
                a b b . .
                """).toMove(Seat.A))).doesNotContain("a1-c1", "a1-d1");
    }

    @Test
    @Law("1.4")
    void doesNotHopOverADistantPiece() {
        assertThat(moves(Sketch.square("""
                . . . . .
                . . . . .
                . . . . .
                . . . . .
                a . b . .
                """).toMove(Seat.A))).doesNotContain("a1-d1", "a1-e1");
    }

    @Test
    @Law("6.1b")
    void leavesHoppedPiecesWhereTheyAre() {
        Position after = play(Sketch.square("""
                . . . .
                . . . .
                . . . .
                a b . .
                """).toMove(Seat.A), "a1-c1");
        assertThat(after.owner(cell(after, "b1"))).contains(Seat.B);
        assertThat(after.owner(cell(after, "c1"))).contains(Seat.A);
    }

    @Test
    @Law("1.5")
    void turnsFreelyBetweenTheHopsOfAChain() {
        assertThat(moves(Sketch.square("""
                . . . . .
                . . b . .
                . . . . .
                . b . . .
                a . . . .
                """).toMove(Seat.A))).contains("a1-c3", "a1-c5");
    }

    @Test
    @Law("6.2a")
    void mayStopAfterAnyHop() {
        assertThat(moves(Sketch.square("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                a b . b . b .
                """).toMove(Seat.A))).contains("a1-c1", "a1-e1", "a1-g1");
    }

    @Test
    @Law("1.5")
    void doesNotMixStepsAndHops() {
        assertThat(moves(Sketch.square("""
                . . . . .
                . . . . .
                . . . . .
                . . . . .
                a b . . .
                """).toMove(Seat.A))).doesNotContain("a1-d1", "a1-d2");
    }

    @Test
    @Law("6.2c")
    void mayNotEndWhereItBegan() {
        Position position = Sketch.square("""
                . . . . .
                . . . . .
                . b . . .
                b . b . .
                a b . . .
                """).toMove(Seat.A);
        assertThat(moves(position)).noneMatch(move -> move.startsWith("a1-a1"));
    }

    @Test
    @Law("6.3a")
    void twoChainsWithTheSameEndsAreTheSameMove() {
        Position position = Sketch.square("""
                . . . . .
                . . . . .
                . b . . .
                b . b . .
                a b . . .
                """).toMove(Seat.A);
        // c3 can be reached by way of c1 and of a3.
        assertThat(moves(position)).containsOnlyOnce("a1-c3");
        assertThat(position.routes(move(position, "a1-c3"), 9)).hasToString("[a1-a3-c3, a1-c1-c3]");
    }

    @Test
    @Law("6.3b")
    void theShortestRouteStandsForAllOfThem() {
        Position position = Sketch.square("""
                . . . . .
                . . . . .
                . b . . .
                b b b . .
                a b . . .
                """).toMove(Seat.A);
        assertThat(position.route(move(position, "a1-c3"))).hasValueSatisfying(route -> {
            assertThat(route).hasToString("a1-c3");
            assertThat(route.hops()).isEqualTo(1);
        });
    }

    @Test
    @Law("6.3b")
    void equallyShortRoutesGoInTheOrderOfTheCellsNames() {
        Position position = Sketch.square("""
                . . . . .
                . . . . .
                . b . . .
                b . b . .
                a b . . .
                """).toMove(Seat.A);
        assertThat(position.route(move(position, "a1-c3")))
                .hasValueSatisfying(route -> assertThat(route).hasToString("a1-a3-c3"));
    }

    @Test
    @Law("6.4b")
    void aSeatWithoutAnyMoveIsPassedOver() {
        Position position = Sketch.square("""
                . . . b
                b . b .
                b b . .
                a b b .
                """).toMove(Seat.B);
        Position walledIn = play(position, "d4-d3");
        assertThat(walledIn.toMove()).isEqualTo(Seat.B);
        assertThat(walledIn.turn()).isEqualTo(2);
        Position freed = play(position, "c3-c4");
        assertThat(freed.toMove()).isEqualTo(Seat.A);
        assertThat(moves(freed)).containsExactly("a1-c3");
    }

    @Test
    @Law("6.5")
    void aPieceMayStandInAnyCampLeaveItsGoalAndComeBackIntoItsOwnCamp() {
        Position position = Sketch.square("""
                . . . . a
                . . . . .
                . a . . .
                . . . . .
                . . . . b
                """).goals("""
                B . . . A
                . . . . A
                . . . . .
                . . b . .
                a a . . .
                """).toMove(Seat.A);
        assertThat(moves(position)).contains("b3-c2", "e5-d5");
        assertThat(moves(play(play(position, "b3-b2"), "e1-d1"))).contains("b2-b1", "b2-a1");
    }

    private static List<String> moves(Position position) {
        return position.legalMoves().stream().map(Move::toString).toList();
    }

    private static Move move(Position position, String text) {
        return position.legalMoves().stream()
                .filter(move -> move.toString().equals(text))
                .findFirst()
                .orElseThrow();
    }

    private static Position play(Position position, String text) {
        return position.after(move(position, text));
    }

    private static int cell(Position position, String name) {
        return position.variant().board().cellNamed(name).orElseThrow();
    }
}
