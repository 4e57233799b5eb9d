package dev.halma.print.board;

import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Point;
import dev.halma.rules.board.Board;
import dev.halma.rules.board.Shape;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Where everything of a board lies in millimetres, from the top left corner of the board.
 *
 * @param cell from the middle of a cell to that of the next one in its row
 * @param frame from the outermost cells to the board's edge
 */
public record BoardPlan(Board board, double cell, double frame) {

    private static final double LEAST_FRAME = 4;

    /** A board with room for its coordinates. */
    public static BoardPlan framed(Board board, double cell) {
        return new BoardPlan(board, cell, frame(cell));
    }

    private static double frame(double cell) {
        return Math.max(LEAST_FRAME, cell / 3);
    }

    /** The largest cells with which a framed board fits into a width and a height. */
    public static double largestCell(Board board, double width, double height) {
        BoardPlan one = new BoardPlan(board, 1, 0);
        // The frame is either fixed or grows with the cell, so the smaller answer is the one that holds.
        double fixed = Math.min((width - 2 * LEAST_FRAME) / one.width(), (height - 2 * LEAST_FRAME) / one.height());
        double growing = Math.min(width / (one.width() + 2.0 / 3), height / (one.height() + 2.0 / 3));
        return Math.min(fixed, growing);
    }

    public boolean isSquare() {
        return board.shape() == Shape.SQUARE;
    }

    /** Millimetres in one unit of the rule book's coordinates, whose neighbours are 1 or 2 apart. */
    private double unit() {
        return isSquare() ? cell : cell / 2;
    }

    public double width() {
        return (extreme(board::x, true) - extreme(board::x, false)) * unit() + cell + 2 * frame;
    }

    public double height() {
        return (extreme(board::y, true) - extreme(board::y, false)) * unit() + cell + 2 * frame;
    }

    private double extreme(IntToDoubleFunction coordinate, boolean largest) {
        DoubleStream all = board.cells().stream().mapToDouble(coordinate);
        return (largest ? all.max() : all.min()).orElseThrow();
    }

    public Box box() {
        return new Box(0, 0, width(), height());
    }

    public Point centre(int boardCell) {
        double edge = frame + cell / 2;
        return new Point(
                edge + (board.x(boardCell) - extreme(board::x, false)) * unit(),
                edge + (extreme(board::y, true) - board.y(boardCell)) * unit());
    }

    /** Where the board may be cut from top to bottom: between the cells, or where the fewest of them are cut. */
    public List<Double> cutsAcross() {
        return isSquare() ? cuts(board.files(), frame, cell) : cuts(steps(width(), unit()), frame, unit());
    }

    /** Where the board may be cut from left to right: always between two rows. */
    public List<Double> cutsDown() {
        double row = rowHeight();
        return cuts(board.ranks(), frame + cell / 2 - row / 2, row);
    }

    public double rowHeight() {
        return isSquare() ? cell : cell * Math.sqrt(3) / 2;
    }

    private int steps(double length, double step) {
        return (int) Math.round((length - 2 * frame) / step);
    }

    private static List<Double> cuts(int parts, double first, double step) {
        return IntStream.range(1, parts).mapToObj(i -> first + i * step).toList();
    }
}
