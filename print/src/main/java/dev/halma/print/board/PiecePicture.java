package dev.halma.print.board;

import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Paint;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Stroke;
import dev.halma.print.sheet.Tone;

/** A piece as seen from above. */
public final class PiecePicture {

    /** The diameter of a piece, as a share of the distance between cells. */
    public static final double SHARE_OF_CELL = 0.8;

    private static final double MARK_SIZE = 0.5;

    private PiecePicture() {}

    public static void draw(Drawing drawing, Point centre, double radius, Look look) {
        double edge = radius / 14;
        drawing.circle(centre, radius - edge / 2, Paint.filled(look.body()).with(Stroke.of(Tone.BLACK, edge)));
        look.mark().draw(drawing, centre, radius * MARK_SIZE, look.sign());
    }

    /** Draws it with a broad rim and a large mark, whose edges can be traced with relief paint or string. */
    public static void drawTactile(Drawing drawing, Point centre, double radius, Look look) {
        double rim = radius / 8;
        drawing.circle(centre, radius - rim / 2, Paint.filled(look.body()).with(Stroke.of(Tone.BLACK, rim)));
        drawing.circle(centre, radius - rim * 1.25, Paint.outlined(Tone.WHITE, rim / 2));
        look.mark().draw(drawing, centre, radius * 0.62, look.sign());
    }
}
