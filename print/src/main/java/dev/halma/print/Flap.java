package dev.halma.print;

import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Lettering;
import dev.halma.print.sheet.Outline;
import dev.halma.print.sheet.Paint;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Shape.Anchor;
import dev.halma.print.sheet.Stroke;
import dev.halma.print.sheet.Tone;
import dev.halma.print.sheet.Typeface;
import java.util.ArrayList;
import java.util.List;

/** The strip beside a tile of the board to which the next tile is glued. */
final class Flap {

    private static final double SLANT = 4;
    private static final double HATCH = 5;
    private static final Tone PALE = Tone.grey(0.75);

    private Flap() {}

    static void right(Drawing drawing, Box tile, String text) {
        Point top = new Point(tile.right(), tile.y());
        draw(drawing, top, tile.height(), text, 90);
    }

    static void below(Drawing drawing, Box tile, String text) {
        Point right = new Point(tile.right(), tile.bottom());
        draw(drawing, right, tile.width(), text, 180);
    }

    /** Draws a flap to the left of a side that runs from a corner in a direction. */
    private static void draw(Drawing drawing, Point corner, double length, String text, double degrees) {
        double flap = BoardTiles.FLAP;
        drawing.draw(
                Outline.polygon(List.of(
                        corner,
                        along(corner, degrees, SLANT, flap),
                        along(corner, degrees, length - SLANT, flap),
                        along(corner, degrees, length, 0))),
                Paint.filled(Tone.WHITE).with(Stroke.of(Tone.grey(0.4), 0.25)));
        Lettering type = Header.fitting(text, Lettering.plain(3), length - 4 * SLANT);
        double free = Typeface.width(text, type) / 2 + 2;
        List<Outline> hatch = new ArrayList<>();
        for (double at = 2 * SLANT; at < length - 2 * SLANT; at += HATCH) {
            if (Math.abs(at - length / 2) < free + HATCH / 2) continue;
            hatch.add(Outline.line(
                    along(corner, degrees, at - 2, flap * 0.35), along(corner, degrees, at + 2, flap * 0.85)));
        }
        if (!hatch.isEmpty()) drawing.draw(Outline.together(hatch), Paint.outlined(PALE, 0.3));
        // The text faces outwards: below the board it stands upright, beside the board it runs upwards.
        double baseline = flap / 2 + 2.2;
        drawing.turned(along(corner, degrees, length / 2, baseline), text, type, Anchor.MIDDLE, degrees - 180);
    }

    private static Point along(Point corner, double degrees, double forwards, double outwards) {
        return corner.polar(forwards, degrees).polar(outwards, degrees - 90);
    }
}
