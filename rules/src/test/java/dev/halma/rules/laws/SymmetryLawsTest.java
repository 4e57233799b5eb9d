package dev.halma.rules.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Position;
import dev.halma.rules.move.Move;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.RandomPositions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A rotated or mirrored position has the rotated or mirrored moves. */
class SymmetryLawsTest {

    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void turnedAndMirroredPositionsHaveTurnedAndMirroredMoves(Variant variant) {
        List<IntUnaryOperator> symmetries = symmetries(variant.board());
        assertThat(symmetries).hasSizeGreaterThanOrEqualTo(3);
        for (Position position : RandomPositions.of(variant, 100, 11)) {
            for (IntUnaryOperator symmetry : symmetries) {
                Set<String> expected = position.legalMoves().stream()
                        .map(move -> mapped(move, variant.board(), symmetry))
                        .collect(Collectors.toSet());
                assertThat(mapped(position, symmetry).legalMoves())
                        .extracting(Move::toString)
                        .containsExactlyInAnyOrderElementsOf(expected);
            }
        }
    }

    /** Rotates or mirrors the board itself, so camps and goals go along and seats keep their letters. */
    private static Position mapped(Position position, IntUnaryOperator symmetry) {
        Variant variant = position.variant();
        List<Seating> seatings = variant.seatings().stream()
                .map(seating -> new Seating(
                        seating.seat(),
                        seating.place(),
                        mapped(seating.camp(), symmetry),
                        mapped(seating.goal(), symmetry)))
                .toList();
        Variant turned = new Variant(variant.id(), variant.source(), variant.board(), seatings, variant.houseRules());
        List<CellSet> pieces = seatings.stream()
                .map(seating -> mapped(position.pieces(seating.seat()), symmetry))
                .toList();
        return Position.of(turned, pieces, position.toMove(), position.resigned(), position.quiet(), position.turn());
    }

    private static CellSet mapped(CellSet cells, IntUnaryOperator symmetry) {
        return CellSet.of(cells.stream().map(symmetry).toArray());
    }

    private static String mapped(Move move, Board board, IntUnaryOperator symmetry) {
        if (move.isPass()) return move.toString();
        return board.nameOf(symmetry.applyAsInt(move.from())) + "-" + board.nameOf(symmetry.applyAsInt(move.to()));
    }

    /**
     * All symmetries of the drawn board. They are found by trial: a rotation or reflection of the plane that keeps the
     * middle of the board and maps every cell to a cell.
     */
    private static List<IntUnaryOperator> symmetries(Board board) {
        int[] cells = board.cells().stream().toArray();
        double middleX = board.cells().stream().mapToDouble(board::x).average().orElseThrow();
        double middleY = board.cells().stream().mapToDouble(board::y).average().orElseThrow();
        List<IntUnaryOperator> symmetries = new ArrayList<>();
        for (int twelfth = 0; twelfth < 12; twelfth++) {
            for (int mirror = -1; mirror <= 1; mirror += 2) {
                double angle = Math.PI / 6 * twelfth;
                int[] image = new int[256];
                boolean whole = true;
                for (int cell : cells) {
                    double x = mirror * (board.x(cell) - middleX);
                    double y = board.y(cell) - middleY;
                    double turnedX = middleX + x * Math.cos(angle) - y * Math.sin(angle);
                    double turnedY = middleY + x * Math.sin(angle) + y * Math.cos(angle);
                    Optional<Integer> found = at(board, cells, turnedX, turnedY);
                    whole &= found.isPresent();
                    image[cell] = found.orElse(0);
                }
                if (whole) symmetries.add(cell -> image[cell]);
            }
        }
        return symmetries;
    }

    private static Optional<Integer> at(Board board, int[] cells, double x, double y) {
        for (int cell : cells) {
            if (Math.hypot(board.x(cell) - x, board.y(cell) - y) < 1e-6) return Optional.of(cell);
        }
        return Optional.empty();
    }
}
