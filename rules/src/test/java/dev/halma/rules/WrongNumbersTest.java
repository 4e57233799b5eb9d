package dev.halma.rules;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.board.Direction;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Position;
import dev.halma.rules.move.Routes;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Side;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Whoever passes a wrong number, seat or text is told what is wrong, and what would be right. */
class WrongNumbersTest {

    private static final Variant VARIANT = Variants.named("halma-8");
    private static final Board BOARD = VARIANT.board();
    private static final Position START = Position.start(VARIANT, Seat.A);
    private static final List<CellSet> PIECES = List.of(START.pieces(Seat.A), START.pieces(Seat.B));

    @TestFactory
    Stream<DynamicTest> whatIsWrongAndWhatIsRightIsTold() {
        Map<String, ThrowingCallable> wrong = Map.ofEntries(
                Map.entry("STAR boards have sizes 2 to 5, not 6", () -> Board.star(6)),
                Map.entry("square(8) has no cell 999, see cells()", () -> BOARD.nameOf(999)),
                Map.entry("square(8) has no cell -1, see cells()", () -> BOARD.fileOf(-1)),
                Map.entry("square(8) has no cell 256, see cells()", () -> BOARD.neighbour(256, Direction.EAST)),
                Map.entry("square(8) has no cell 300, see cells()", () -> START.owner(300)),
                Map.entry("square(8) has no cell 301, see cells()", () -> Routes.shortest(START, BOARD.at(1, 1), 301)),
                Map.entry("square(8) has places 0 to 3, not 4", () -> BOARD.camp(4, 10)),
                Map.entry("a cell is a number from 0 to 255, not 256", () -> CellSet.of(256)),
                Map.entry("a cell is a number from 0 to 255, not -7", () -> CellSet.EMPTY.contains(-7)),
                Map.entry("cells are numbers from 0 to 255, not 0 and 999", () -> START.legalMove(0, 999)),
                Map.entry("seats have the indices 0 to 5, not 6", () -> Seat.of(6)),
                Map.entry("halma-8 has no seat C, only A to B", () -> START.pieces(Seat.C)),
                Map.entry("a depth is 0 or more, not -1", () -> START.perft(-1)),
                Map.entry("a side has one or two seats, not []", () -> new Side(List.of())),
                Map.entry(
                        "halma-8 has 2 seats, not 1 lists of pieces",
                        () -> Position.of(VARIANT, PIECES.subList(0, 1), Seat.A, Set.of(), 0, 1)),
                Map.entry(
                        "seat A of halma-8 has 10 pieces on cells of the board, not 0",
                        () -> Position.of(VARIANT, List.of(CellSet.EMPTY, PIECES.get(1)), Seat.A, Set.of(), 0, 1)),
                Map.entry(
                        "counters go from quiet 0 and turn 1 to 1000000000, not quiet -1 and turn 1",
                        () -> Position.of(VARIANT, PIECES, Seat.A, Set.of(), -1, 1)),
                Map.entry(
                        "seat A is not among those in play in halma-8 without [A]",
                        () -> Position.of(VARIANT, PIECES, Seat.A, Set.of(Seat.A), 0, 1)),
                Map.entry(
                        "the result can't be C, only A, B, draw, *",
                        () -> new GameRecord(List.of(), Game.of(VARIANT), List.of(), "C")),
                Map.entry(
                        "a comment after event 3, but there are only 0",
                        () -> GameRecord.of(Game.of(VARIANT)).withComment(3, "Good")));
        return wrong.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(
                        entry.getKey(),
                        () -> assertThatThrownBy(entry.getValue())
                                .isInstanceOf(IllegalArgumentException.class)
                                .hasMessage(entry.getKey())));
    }

    @Test
    void anUnknownVariantIsAnsweredWithAllOfThem() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Variants.named("halma-9"))
                .withMessageContainingAll("no variant halma-9", "american-2", "diamond-9");
    }

    @Test
    void undoingNothingIsRefused() {
        assertThatThrownBy(() -> START.live().undo()).isInstanceOf(IllegalStateException.class);
    }
}
