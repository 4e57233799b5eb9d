package dev.halma.print.board;

import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Point;
import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.board.Shape;
import java.util.List;
import java.util.stream.IntStream;

/** The measures of a board in millimetres, from its top left corner. */
public final class BoardPlan {

    private static final double LEAST_FRAME = 4;

    private final Board board;
    private final CellSet cells;
    private final double cell;
    private final double frame;
    private final double left;
    private final double right;
    private final double top;
    private final double bottom;

    private BoardPlan(Board board, CellSet cells, double cell, double frame) {
        this.board = board;
        this.cells = cells;
        this.cell = cell;
        this.frame = frame;
        this.left = cells.stream().mapToDouble(board::x).min().orElseThrow();
        this.right = cells.stream().mapToDouble(board::x).max().orElseThrow();
        this.top = cells.stream().mapToDouble(board::y).max().orElseThrow();
        this.bottom = cells.stream().mapToDouble(board::y).min().orElseThrow();
    }

    /** A board with room for its coordinates. */
    public static BoardPlan framed(Board board, double cell) {
        return of(board, cell, Math.max(LEAST_FRAME, cell * frameShare(board)));
    }

    public static BoardPlan of(Board board, double cell, double frame) {
        return new BoardPlan(board, board.cells(), cell, frame);
    }

    /** A plan without a frame, as large as fits. */
    public static BoardPlan fitting(Board board, CellSet cells, Box room) {
        BoardPlan one = new BoardPlan(board, cells, 1, 0);
        double cell = Math.min(room.width() / one.width(), room.height() / one.height());
        return new BoardPlan(board, cells, cell, 0);
    }

    /** The corner at which this plan stands in the middle of a box. */
    public Point centredIn(Box room) {
        return room.middle().plus(-width() / 2, -height() / 2);
    }

    /**
     * The frame's share of the distance between cells. Around a star the coordinates stand aslant, which takes more
     * room.
     */
    private static double frameShare(Board board) {
        return board.shape() == Shape.SQUARE ? 1.0 / 3 : 0.5;
    }

    /** The largest cells with which a framed board fits into a width and a height. */
    public static double largestCell(Board board, double width, double height) {
        BoardPlan one = of(board, 1, 0);
        // The frame is either fixed or grows with the cell, so the smaller size is the right one.
        double fixed = Math.min((width - 2 * LEAST_FRAME) / one.width(), (height - 2 * LEAST_FRAME) / one.height());
        double frames = 2 * frameShare(board);
        double growing = Math.min(width / (one.width() + frames), height / (one.height() + frames));
        return Math.min(fixed, growing);
    }

    public Board board() {
        return board;
    }

    /** The cells that are drawn. */
    public CellSet cells() {
        return cells;
    }

    /** The distance between neighbours in a row. */
    public double cell() {
        return cell;
    }

    /** The distance from the outermost cells to the board's edge. */
    public double frame() {
        return frame;
    }

    public boolean isSquare() {
        return board.shape() == Shape.SQUARE;
    }

    /** The millimetres in one unit of the rule book's coordinates. */
    private double unit() {
        return isSquare() ? cell : cell / 2;
    }

    public double width() {
        return (right - left) * unit() + cell + 2 * frame;
    }

    public double height() {
        return (top - bottom) * unit() + cell + 2 * frame;
    }

    public Point centre(int boardCell) {
        double edge = frame + cell / 2;
        return new Point(edge + (board.x(boardCell) - left) * unit(), edge + (top - board.y(boardCell)) * unit());
    }

    /** The vertical cuts that are possible: between the cells, or where they cut the fewest cells. */
    public List<Double> cutsAcross() {
        return isSquare() ? cuts(board.files(), frame, cell) : cuts(steps(width(), unit()), frame, unit());
    }

    /** The horizontal cuts that are possible: always between two rows. */
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

    private static List<Double> cuts(int steps, double first, double step) {
        return IntStream.range(1, steps).mapToObj(i -> first + i * step).toList();
    }
}
