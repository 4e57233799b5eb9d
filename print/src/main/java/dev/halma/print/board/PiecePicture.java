package dev.halma.print.board;

import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Paint;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Stroke;
import dev.halma.print.sheet.Tone;

/**
 * A piece as seen from above. It is the same picture in every size: on the sheet that it is cut out of, in a diagram,
 * and small on the cells where it starts.
 */
public final class PiecePicture {

    /** The diameter of a piece, as a share of the distance between cells. */
    public static final double SHARE_OF_CELL = 0.8;

    private static final double MARK_SIZE = 0.5;

    /** The share of the coloured body. The white rim around it keeps the cutting line visible on any tone. */
    private static final double BODY = 0.87;

    /** The white ground of a mark that lies on a pattern. */
    private static final double GROUND = 0.58;

    private PiecePicture() {}

    public static void draw(Drawing drawing, Point centre, double radius, PieceLook look) {
        double edge = Math.clamp(radius / 24, 0.05, 0.3);
        drawing.circle(centre, radius - edge / 2, Paint.filled(Tone.WHITE).with(Stroke.of(Tone.BLACK, edge)));
        body(drawing, centre, radius * BODY, look);
        look.mark().draw(drawing, centre, radius * MARK_SIZE, look.sign());
    }

    /** Draws it with a broad rim and a large mark, whose edges can be traced with relief paint or string. */
    public static void drawTactile(Drawing drawing, Point centre, double radius, PieceLook look) {
        double rim = radius / 8;
        drawing.circle(centre, radius - rim / 2, Paint.filled(Tone.WHITE).with(Stroke.of(Tone.BLACK, rim)));
        body(drawing, centre, radius - rim * 1.5, look);
        look.mark().draw(drawing, centre, radius * 0.62, look.sign());
    }

    private static void body(Drawing drawing, Point centre, double radius, PieceLook look) {
        drawing.circle(centre, radius, Paint.filled(look.body()));
        if (look.pattern() == Hatching.PLAIN) return;
        look.pattern().draw(drawing, centre, radius);
        drawing.circle(centre, radius * GROUND / BODY, Paint.filled(Tone.WHITE));
    }
}
