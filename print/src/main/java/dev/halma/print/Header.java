package dev.halma.print;

import dev.halma.i18n.Texts;
import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Lettering;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Shape.Anchor;
import dev.halma.print.sheet.Stroke;
import dev.halma.print.sheet.Tone;
import dev.halma.print.sheet.Typeface;

/** The strip at the top of a sheet: its title, and a line that shows whether the printer kept the size. */
final class Header {

    static final double RULER = 100;

    private static final double TITLE = 4.4;
    private static final double LABEL = 4;
    private static final double CAPTION = 2.8;
    private static final double GAP = 4;

    private Header() {}

    /** Draws the header into the part of the strip that is left. */
    static void draw(Drawing drawing, Box strip, Texts texts, String title, String label) {
        Lettering bold = Lettering.bold(LABEL);
        double baseline = strip.y() + 5;
        drawing.text(new Point(strip.right(), baseline), label, bold, Anchor.END);
        double room = strip.width() - Typeface.width(label, bold) - GAP;
        drawing.text(new Point(strip.x(), baseline), title, fitting(title, Lettering.plain(TITLE), room));
        ruler(drawing, new Point(strip.x(), strip.y() + 13));
        String caption = texts.text("print.ruler");
        double beside = strip.width() - RULER - GAP;
        drawing.text(
                new Point(strip.x() + RULER + GAP, strip.y() + 14),
                caption,
                fitting(caption, Lettering.plain(CAPTION), beside));
    }

    private static void ruler(Drawing drawing, Point from) {
        Stroke line = Stroke.of(Tone.BLACK, 0.3);
        drawing.line(from, from.plus(RULER, 0), line);
        for (int mark = 0; mark <= RULER; mark += 10) {
            double length = mark % 50 == 0 ? 2.5 : 1.2;
            drawing.line(from.plus(mark, -length), from.plus(mark, length), Stroke.of(Tone.BLACK, 0.2));
        }
    }

    /** The type, made smaller if the text would not fit. */
    static Lettering fitting(String text, Lettering type, double room) {
        double width = Typeface.width(text, type);
        return width <= room ? type : new Lettering(type.size() * room / width, type.bold(), type.tone());
    }
}
