package dev.halma.print.board;

import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Outline;
import dev.halma.print.sheet.Paint;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Tone;
import java.util.ArrayList;
import java.util.List;

/** The surface of a piece: its plain tone, or thin lines that need little ink. */
enum Hatching {
    PLAIN,
    HATCHED,
    DOTTED,
    LINED,
    CROSSED,
    RINGED;

    /** From line to line, as a share of the radius. */
    private static final double PITCH = 0.24;

    /** The radius of the mark, which hides the lines inside it. */
    private static final double COVERED = 0.6;

    private static final double LINE = 0.055;
    private static final double DOT = 0.05;

    /** Draws the lines of the pattern inside a circle. */
    void draw(Drawing drawing, Point centre, double radius) {
        Paint line = Paint.outlined(Tone.BLACK, radius * LINE);
        switch (this) {
            case PLAIN -> {}
            case HATCHED -> drawing.draw(Outline.together(lines(centre, radius, -45)), line);
            case LINED -> drawing.draw(Outline.together(lines(centre, radius, 0)), line);
            case CROSSED -> {
                drawing.draw(Outline.together(lines(centre, radius, 0)), line);
                drawing.draw(Outline.together(lines(centre, radius, 90)), line);
            }
            case DOTTED ->
                dots(centre, radius).forEach(dot -> drawing.circle(dot, radius * DOT, Paint.filled(Tone.BLACK)));
            case RINGED -> {
                for (double share = 1 - PITCH / 2; share > COVERED; share -= PITCH) {
                    drawing.circle(centre, radius * share, line);
                }
            }
        }
    }

    /** Parallel chords of a circle. */
    private static List<Outline> lines(Point centre, double radius, double degrees) {
        List<Outline> lines = new ArrayList<>();
        for (double away = -1 + PITCH / 2; away < 1; away += PITCH) {
            double half = radius * Math.sqrt(1 - away * away);
            Point middle = centre.polar(radius * away, degrees + 90);
            lines.add(Outline.line(middle.polar(-half, degrees), middle.polar(half, degrees)));
        }
        return lines;
    }

    private static List<Point> dots(Point centre, double radius) {
        List<Point> dots = new ArrayList<>();
        int most = (int) (1 / PITCH);
        for (int row = -most; row <= most; row++) {
            for (int column = -most; column <= most; column++) {
                double shift = row % 2 == 0 ? 0 : PITCH / 2;
                Point dot = centre.plus(radius * (column * PITCH + shift), radius * row * PITCH);
                double away = dot.distance(centre) / radius;
                if (away > COVERED && away < 1 - DOT) dots.add(dot);
            }
        }
        return dots;
    }
}
