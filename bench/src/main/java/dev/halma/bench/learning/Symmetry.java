package dev.halma.bench.learning;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.List;

/**
 * A way to look at the same position: mirrored, and with two seats also turned by half a turn with the seats swapped, or
 * both.
 */
final class Symmetry {

    private final int[] images;
    private final boolean swaps;

    private Symmetry(int[] images, boolean swaps) {
        this.images = images;
        this.swaps = swaps;
    }

    /** The symmetries of a variant, the identity first: four with two seats, otherwise two. */
    static List<Symmetry> of(Variant variant) {
        Board board = variant.board();
        CellSet first = variant.seating(Seat.A).camp();
        CellSet goal = variant.seating(Seat.A).goal();
        int[] all = board.cells().stream().toArray();
        double middleX = board.cells().stream().mapToDouble(board::x).average().orElseThrow();
        double middleY = board.cells().stream().mapToDouble(board::y).average().orElseThrow();
        double alongX = mean(board, first, true) - middleX;
        double alongY = mean(board, first, false) - middleY;
        double length = Math.hypot(alongX, alongY);
        double x = alongX / length;
        double y = alongY / length;
        List<Symmetry> found = new ArrayList<>();
        for (int along : variant.seats() == 2 ? new int[] {1, -1} : new int[] {1}) {
            for (int aside : new int[] {1, -1}) {
                int[] image = new int[256];
                for (int cell : all) {
                    double toX = board.x(cell) - middleX;
                    double toY = board.y(cell) - middleY;
                    double forth = along * (toX * x + toY * y);
                    double sideways = aside * (toX * -y + toY * x);
                    image[cell] =
                            nearest(board, middleX + forth * x - sideways * y, middleY + forth * y + sideways * x);
                }
                CellSet camp = along == 1 ? first : goal;
                boolean fits = CellSet.of(
                                first.stream().map(cell -> image[cell]).toArray())
                        .equals(camp);
                if (!fits) throw new IllegalArgumentException(variant.id() + " is not symmetric");
                found.add(new Symmetry(image, along == -1));
            }
        }
        return found;
    }

    private static double mean(Board board, CellSet cells, boolean isX) {
        return cells.stream()
                .mapToDouble(cell -> isX ? board.x(cell) : board.y(cell))
                .average()
                .orElseThrow();
    }

    private static int nearest(Board board, double x, double y) {
        for (int cell : board.cells().stream().toArray()) {
            if (Math.hypot(board.x(cell) - x, board.y(cell) - y) < 1e-6) return cell;
        }
        throw new IllegalArgumentException("the board is not symmetric");
    }

    /** The content of a cell afterwards: 0 for none, 1 for an own piece, 2 for another's. */
    int owner(int before) {
        return swaps && before > 0 ? 3 - before : before;
    }

    /** The image of a cell. */
    int cell(int before) {
        return images[before];
    }

    /** Whether the seats are swapped, which negates every lead. */
    boolean swaps() {
        return swaps;
    }
}
