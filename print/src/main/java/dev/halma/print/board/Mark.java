package dev.halma.print.board;

import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Outline;
import dev.halma.print.sheet.Paint;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Tone;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The sign of a seat, the same as on the page. It tells pieces apart without colours, and by touch. Only one is round, since
 * a dot on a dark piece and a ring on a light one look alike.
 */
public enum Mark {
    DOT(0),
    TRIANGLE(3),
    SQUARE(4),
    DIAMOND(0),
    STAR(5),
    CROSS(0);

    /** Much narrower than high: a piece may lie turned, and a square would look the same. */
    private static final double DIAMOND_WIDTH = 0.5;

    private static final double CROSS_ARM = 0.34;
    private static final double STAR_INSIDE = 0.42;
    private static final double DOT_SIZE = 0.75;

    private final int corners;

    Mark(int corners) {
        this.corners = corners;
    }

    /** Draws the mark inside a circle. */
    void draw(Drawing drawing, Point centre, double radius, Tone tone) {
        switch (this) {
            case DOT -> drawing.circle(centre, radius * DOT_SIZE, Paint.filled(tone));
            case TRIANGLE, SQUARE, DIAMOND, STAR, CROSS ->
                drawing.draw(Outline.polygon(outline(centre, radius)), Paint.filled(tone));
        }
    }

    /** Draws only the outline of the mark, for the cells of a goal. */
    void drawHollow(Drawing drawing, Point centre, double radius, Tone tone) {
        Paint edge = Paint.outlined(tone, radius / 8);
        switch (this) {
            case DOT -> drawing.circle(centre, radius * DOT_SIZE, edge);
            case TRIANGLE, SQUARE, DIAMOND, STAR, CROSS -> drawing.draw(Outline.polygon(outline(centre, radius)), edge);
        }
    }

    private List<Point> outline(Point centre, double radius) {
        if (this == DIAMOND) return diamond(centre, radius);
        if (this == CROSS) return cross(centre, radius);
        if (this == SQUARE) return corners(centre, radius, -45);
        if (this == TRIANGLE) return corners(centre.plus(0, radius * 0.1), radius, -90);
        List<Point> outer = corners(centre, radius, -90);
        List<Point> inner = corners(centre, radius * STAR_INSIDE, -90 + 180.0 / corners);
        List<Point> both = new ArrayList<>();
        for (int i = 0; i < corners; i++) {
            both.add(outer.get(i));
            both.add(inner.get(i));
        }
        return both;
    }

    private List<Point> corners(Point centre, double radius, double firstDegrees) {
        return IntStream.range(0, corners)
                .mapToObj(i -> centre.polar(radius, firstDegrees + 360.0 * i / corners))
                .toList();
    }

    private static List<Point> diamond(Point centre, double radius) {
        double half = radius * DIAMOND_WIDTH;
        double far = radius * 1.1;
        return List.of(centre.plus(0, -far), centre.plus(half, 0), centre.plus(0, far), centre.plus(-half, 0));
    }

    private static List<Point> cross(Point centre, double radius) {
        double near = radius * CROSS_ARM;
        double far = radius * 0.92;
        double[][] steps = {
            {-near, -far}, {near, -far}, {near, -near}, {far, -near}, {far, near}, {near, near},
            {near, far}, {-near, far}, {-near, near}, {-far, near}, {-far, -near}, {-near, -near}
        };
        List<Point> points = new ArrayList<>();
        for (double[] step : steps) points.add(centre.plus(step[0], step[1]));
        return points;
    }
}
