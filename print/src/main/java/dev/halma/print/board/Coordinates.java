package dev.halma.print.board;

import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Lettering;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Shape.Anchor;
import dev.halma.rules.board.Board;
import dev.halma.rules.board.Direction;
import java.util.Arrays;
import java.util.function.IntFunction;

/** The coordinates: each rank's number at its left end, and each file's letter at its lower end. */
final class Coordinates {

    private static final double LARGEST = 4.2;

    /**
     * Where points of a star meet, a number and a letter come together, so they must be small and close to their cells.
     * In distances between cells.
     */
    private static final double CLOSE = 0.8;

    private static final double CLOSE_SIZE = 0.3;

    /** The distance from the baseline to half the height of a small letter. */
    private static final double HALF_LETTER = 0.35;

    private final BoardPlan plan;
    private final IntFunction<Point> centre;

    Coordinates(BoardPlan plan, IntFunction<Point> centre) {
        this.plan = plan;
        this.centre = centre;
    }

    void draw(Drawing drawing, Box visible) {
        Board board = plan.board();
        double size = Math.min(LARGEST, plan.frame() * 0.7);
        Lettering type = Lettering.plain(plan.isSquare() ? size : Math.min(size, plan.cell() * CLOSE_SIZE));
        double away = plan.isSquare() ? (plan.cell() + plan.frame()) / 2 : plan.cell() * CLOSE;
        for (int[] row : board.rows()) {
            Point at = centre.apply(row[0]).plus(-away, type.size() * HALF_LETTER);
            label(drawing, visible, at, Integer.toString(board.rankOf(row[0])), type);
        }
        board.rows().stream()
                .flatMapToInt(Arrays::stream)
                .filter(cell -> board.neighbour(cell, Direction.SOUTH) == Board.NONE)
                .forEach(cell -> {
                    Point at = below(cell, away).plus(0, type.size() * HALF_LETTER);
                    String name = board.nameOf(cell);
                    label(drawing, visible, at, name.substring(0, 1), type);
                });
    }

    /**
     * The position of a letter below a cell. A star's file leans to the left going up, so its letter stands to the
     * lower right of its lowest cell.
     */
    private Point below(int cell, double away) {
        double degrees = plan.isSquare() ? 90 : 60;
        return centre.apply(cell).polar(away, degrees);
    }

    private static void label(Drawing drawing, Box visible, Point at, String text, Lettering type) {
        if (visible.meets(at, type.size())) drawing.text(at, text, type, Anchor.MIDDLE);
    }
}
