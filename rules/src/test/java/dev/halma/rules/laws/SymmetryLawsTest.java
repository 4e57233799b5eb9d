package dev.halma.rules.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Effort;
import dev.halma.testkit.RandomPositions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A rotated or mirrored position has the rotated or mirrored moves. */
@Tag("law")
class SymmetryLawsTest {

    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void turnedAndMirroredPositionsHaveTurnedAndMirroredMoves(Variant variant) {
        List<IntUnaryOperator> symmetries = symmetries(variant.board());
        assertThat(symmetries).hasSizeGreaterThanOrEqualTo(3);
        List<Variant> turned =
                symmetries.stream().map(symmetry -> mapped(variant, symmetry)).toList();
        for (Position position : RandomPositions.of(variant, Effort.times(30, 300), Effort.seed())) {
            List<Move> moves = position.legalMoves();
            for (int i = 0; i < symmetries.size(); i++) {
                IntUnaryOperator symmetry = symmetries.get(i);
                List<Move> found = mapped(position, turned.get(i), symmetry).legalMoves();
                assertThat(codes(found, move -> code(move, cell -> cell)))
                        .as("%s, symmetry %d", position, i)
                        .isEqualTo(codes(moves, move -> code(move, symmetry)));
            }
        }
    }

    /** Rotates or mirrors the board itself, so camps and goals go along and seats keep their letters. */
    private static Variant mapped(Variant variant, IntUnaryOperator symmetry) {
        List<Seating> seatings = variant.seatings().stream()
                .map(seating -> new Seating(
                        seating.seat(),
                        seating.place(),
                        mapped(seating.camp(), symmetry),
                        mapped(seating.goal(), symmetry)))
                .toList();
        return new Variant(variant.id(), variant.source(), variant.board(), seatings, variant.houseRules());
    }

    private static Position mapped(Position position, Variant turned, IntUnaryOperator symmetry) {
        List<CellSet> pieces = turned.seatings().stream()
                .map(seating -> mapped(position.pieces(seating.seat()), symmetry))
                .toList();
        return Position.of(turned, pieces, position.toMove(), position.resigned(), position.quiet(), position.turn());
    }

    private static CellSet mapped(CellSet cells, IntUnaryOperator symmetry) {
        return CellSet.of(cells.stream().map(symmetry).toArray());
    }

    /** Numbers, sorted: much cheaper than texts to compare. */
    private static int[] codes(List<Move> moves, ToIntFunction<Move> code) {
        return moves.stream().mapToInt(code).sorted().toArray();
    }

    private static int code(Move move, IntUnaryOperator symmetry) {
        if (move.isPass()) return -1;
        return 256 * symmetry.applyAsInt(move.from()) + symmetry.applyAsInt(move.to());
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
