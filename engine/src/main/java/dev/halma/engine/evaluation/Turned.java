package dev.halma.engine.evaluation;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.util.Objects;

/** The board from a seat's view: turned until its camp lies where that of seat A does. */
public final class Turned {

    private static final double TOLERANCE = 0.01;

    private Turned() {}

    /**
     * For each cell, the cell that lies there for seat A.
     *
     * @throws IllegalArgumentException if the seat's camp and goal don't come to lie on those of seat A
     */
    public static int[] toFirst(Variant variant, Seat seat) {
        Objects.requireNonNull(variant, "variant");
        Objects.requireNonNull(seat, "seat");
        Board board = variant.board();
        CellSet from = variant.seating(seat).camp();
        CellSet to = variant.seating(Seat.A).camp();
        double middleX = x(board, board.cells());
        double middleY = y(board, board.cells());
        double fromX = x(board, from) - middleX;
        double fromY = y(board, from) - middleY;
        double toX = x(board, to) - middleX;
        double toY = y(board, to) - middleY;
        // Turning by an angle is multiplying by a complex number, here the quotient of the middles of the camps.
        double square = fromX * fromX + fromY * fromY;
        double cosine = (fromX * toX + fromY * toY) / square;
        double sine = (fromX * toY - fromY * toX) / square;
        int[] images = new int[256];
        for (int cell : board.cells().stream().toArray()) {
            double x = board.x(cell) - middleX;
            double y = board.y(cell) - middleY;
            images[cell] = at(board, middleX + cosine * x - sine * y, middleY + sine * x + cosine * y);
        }
        boolean fits = isOnto(from, to, images)
                && isOnto(variant.seating(seat).goal(), variant.seating(Seat.A).goal(), images);
        if (!fits) throw new IllegalArgumentException(variant.id() + " looks otherwise from seat " + seat);
        return images;
    }

    private static boolean isOnto(CellSet from, CellSet to, int[] images) {
        return CellSet.of(from.stream().map(cell -> images[cell]).toArray()).equals(to);
    }

    private static int at(Board board, double x, double y) {
        for (int cell : board.cells().stream().toArray()) {
            if (Math.abs(board.x(cell) - x) < TOLERANCE && Math.abs(board.y(cell) - y) < TOLERANCE) return cell;
        }
        throw new IllegalArgumentException("the board has no cell at " + x + ", " + y);
    }

    private static double x(Board board, CellSet cells) {
        return cells.stream().mapToDouble(board::x).average().orElseThrow();
    }

    private static double y(Board board, CellSet cells) {
        return cells.stream().mapToDouble(board::y).average().orElseThrow();
    }
}
