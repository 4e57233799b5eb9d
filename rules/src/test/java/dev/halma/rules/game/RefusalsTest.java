package dev.halma.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.board.Board;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Law;
import dev.halma.testkit.Play;
import dev.halma.testkit.Sketch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Section 10: every verdict with its facts. A refusal changes nothing on the board. */
class RefusalsTest {

    private static final Position POSITION = Sketch.square("""
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . b b . . . .
            . . . . . . .
            a b . a a . .
            a . . . . . b
            """).toMove(Seat.A);

    static Stream<Arguments> refusals() {
        return Stream.of(
                Arguments.of("B:g1-g2", new Refusal.NotYourTurn(Seat.B, Seat.A)),
                Arguments.of("a1-h1", new Refusal.NoSuchCell("h1")),
                Arguments.of("a9-a1", new Refusal.NoSuchCell("a9")),
                Arguments.of("a1" + "-a2".repeat(49), new Refusal.TooManyCells(50, 49)),
                Arguments.of("a1-z9" + "-a2".repeat(48), new Refusal.TooManyCells(50, 49)),
                Arguments.of("c3-c4", new Refusal.EmptyCell("c3")),
                Arguments.of("b2-b3", new Refusal.NotYourPiece("b2", Seat.B, Seat.A)),
                Arguments.of("a1-a2", new Refusal.TargetTaken("a2", Seat.A)),
                Arguments.of("a1-e2", new Refusal.TargetTaken("e2", Seat.A)),
                Arguments.of("a1-a1", new Refusal.SameCell("a1")),
                Arguments.of("d2-d6", new Refusal.NotNeighbours("d2", "d6")),
                Arguments.of("d2-d4", new Refusal.NothingToHop("d2", "d3", "d4")),
                Arguments.of("a2-c4", new Refusal.TargetTaken("c4", Seat.B)),
                Arguments.of("a1-d3", new Refusal.NotStraight("a1", "d3", true)),
                Arguments.of("a1-d6", new Refusal.NotStraight("a1", "d6", false)),
                Arguments.of("a2-d2", new Refusal.TargetTaken("d2", Seat.A)),
                Arguments.of("d2-f6", new Refusal.NotStraight("d2", "f6", false)),
                Arguments.of("pass", new Refusal.PassNotAllowed(Seat.A)),
                Arguments.of("F:resign", new Refusal.NoSuchSeat(Seat.F)),
                Arguments.of("a2-c2-c3", new Refusal.ChainBreaks(2, new Refusal.StepInChain("c2", "c3"))),
                Arguments.of("a2-c2-e4", new Refusal.ChainBreaks(2, new Refusal.NothingToHop("c2", "d3", "e4"))),
                Arguments.of("a2-c2-f2", new Refusal.ChainBreaks(2, new Refusal.TwoInARow("c2", "d2", "e2"))),
                Arguments.of("a2-c2-e2", new Refusal.ChainBreaks(2, new Refusal.CellBehindTaken("c2", "d2", "e2"))),
                Arguments.of("a2-c2-d4", new Refusal.ChainBreaks(2, new Refusal.NotStraight("c2", "d4", true))),
                Arguments.of("a1-c3-a1", new Refusal.SameCell("a1")));
    }

    @Test
    void withLongHopsAPieceMustStandInTheMiddle() {
        Position position = Sketch.square("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                a . b . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """).house("hops=long").toMove(Seat.A);
        assertThat(Play.refused(position, "a4-g4")).isEqualTo(new Refusal.NotInTheMiddle("a4", "g4"));
        assertThat(Play.refused(position, "a4-d4")).isEqualTo(new Refusal.NotInTheMiddle("a4", "d4"));
        assertThat(Play.refused(position, "a4-e4-e6"))
                .isEqualTo(new Refusal.ChainBreaks(2, new Refusal.NotInTheMiddle("e4", "e6")));
        assertThat(Play.moves(position, "a4-e4").position().pieces(Seat.A).size())
                .isEqualTo(1);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("refusals")
    @Law({"6.2e", "10.1"})
    void namesTheRuleAndItsFacts(String move, Refusal expected) {
        assertThat(Play.refused(POSITION, move)).isEqualTo(expected);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("refusals")
    void theSameObjectionIsKnownBeforeAnybodyAsks(String move, Refusal expected) {
        String path = move.replaceFirst("^.:", "");
        if (!path.contains("-")) return;
        Seat by = move.startsWith("B:") ? Seat.B : Seat.A;
        assertThat(Game.from(POSITION).objection(by, Request.path(path.split("-", -1))))
                .contains(expected);
    }

    @Test
    void aPieceThatCantBeMovedAtAllHasAReasonToo() {
        Game game = Game.from(Sketch.square("""
                . . . . . . .
                . . . . . . b
                . . . . . . .
                . . . . . . .
                a . a . . . .
                a a . . . . .
                a a a . . . .
                """).toMove(Seat.A));
        assertThat(game.objection(Seat.A, "c1")).isEmpty();
        assertThat(game.objection(Seat.A, "a1")).contains(new Refusal.Stuck("a1"));
        assertThat(game.objection(Seat.A, "g6")).contains(new Refusal.NotYourPiece("g6", Seat.B, Seat.A));
        assertThat(game.objection(Seat.A, "e5")).contains(new Refusal.EmptyCell("e5"));
        assertThat(game.objection(Seat.A, "z9")).contains(new Refusal.NoSuchCell("z9"));
        assertThat(game.objection(Seat.B, "g6")).contains(new Refusal.NotYourTurn(Seat.B, Seat.A));
        assertThat(game.objection(Seat.A, Request.path("c1", "d1"))).isEmpty();
    }

    @Test
    @Law({"1.4", "10.1"})
    void twoPiecesInARowCantBeHopped() {
        Position position = Sketch.square("""
                . . . . .
                . . . . .
                . . . . .
                . . . . .
                a b b . .
                """).toMove(Seat.A);
        assertThat(Play.refused(position, "a1-d1")).isEqualTo(new Refusal.TwoInARow("a1", "b1", "c1"));
        assertThat(Play.refused(position, "a1-c1")).isEqualTo(new Refusal.CellBehindTaken("a1", "b1", "c1"));
    }

    @Test
    @Law("2.5")
    void theMissingDiagonalOfAStarIsNotALine() {
        Position position = Position.start(Variants.named("chinese-2"), Seat.A);
        assertThat(Play.refused(position, "g4-f5")).isEqualTo(new Refusal.NotStraight("g4", "f5", false));
        assertThat(Board.star(4).directions()).hasSize(6);
    }

    @Test
    @Law("6.2b")
    void aChainAcrossItsOwnStartIsLegal() {
        Position position = Sketch.square("""
                . . . . .
                . . . b .
                . . . . b
                . b a b .
                . . b . .
                """).toMove(Seat.A);
        // There is no way round by d4 and e3. The piece hops over d2, back over it, and on over b2.
        Game game = Play.moves(position, "c2-e2-c2-a2");
        assertThat(game.position().owner(cell(game, "a2"))).contains(Seat.A);
        assertThat(game.position().owner(cell(game, "c2"))).isEmpty();
    }

    @Test
    @Law("6.2b")
    void aChainMayPassThroughAnyCellTwice() {
        Position position = Sketch.square("""
                . . . . .
                . . . . .
                . b . . .
                b . b . .
                a b . . .
                """).toMove(Seat.A);
        Game game = Play.moves(position, "a1-c1-c3-a3-c3-c1");
        assertThat(game.position().owner(cell(game, "c1"))).contains(Seat.A);
    }

    @Test
    @Law("10.1")
    void nothingIsLegalOnceTheGameIsOver() {
        Game game = Play.moves(Game.of(Variants.named("american-2")), "resign");
        for (String said : new String[] {"d4-e5", "pass", "resign", "draw", "time", "z9-z8"}) {
            assertThat(Play.refused(game, said)).isEqualTo(new Refusal.GameOver(game.outcome()));
        }
    }

    private static int cell(Game game, String name) {
        return game.variant().board().cellNamed(name).orElseThrow();
    }
}
