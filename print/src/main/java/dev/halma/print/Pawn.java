package dev.halma.print;

import dev.halma.print.board.PieceLook;
import dev.halma.print.board.PiecePicture;
import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Outline;
import dev.halma.print.sheet.Paint;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Stroke;
import dev.halma.print.sheet.Tone;
import java.util.List;

/**
 * A standing piece: a strip of foot, front, back and foot. It is folded in the middle and glued together, and the feet
 * are bent outwards.
 */
record Pawn(double cell) implements Token {

    private static final double WIDTH = 0.72;
    private static final double BODY = 1.3;
    private static final double FOOT = 0.38;
    private static final Stroke CUT = Stroke.of(Tone.BLACK, 0.25);
    private static final Stroke FOLD = Stroke.of(Tone.grey(0.35), 0.2).dashed(1.2, 0.8);

    @Override
    public double width() {
        return cell * WIDTH;
    }

    @Override
    public double height() {
        return 2 * cell * (BODY + FOOT);
    }

    @Override
    public double rowHeight() {
        return height() + GAP;
    }

    @Override
    public double stagger() {
        return 0;
    }

    @Override
    public void draw(Drawing drawing, Point middle, PieceLook look) {
        Box strip = new Box(middle.x() - width() / 2, middle.y() - height() / 2, width(), height());
        drawing.box(strip, Paint.filled(Tone.WHITE).with(CUT));
        side(drawing, middle, look, -1);
        side(drawing, middle, look, 1);
        for (double fold : List.of(-cell * BODY, 0.0, cell * BODY)) {
            drawing.line(new Point(strip.x(), middle.y() + fold), new Point(strip.right(), middle.y() + fold), FOLD);
        }
    }

    /** Draws the front above the fold, or the back below it upside down: its head is at the fold. */
    private void side(Drawing drawing, Point fold, PieceLook look, int down) {
        double half = width() / 2;
        double head = half * 0.72;
        Point middle = fold.plus(0, down * cell * 0.36);
        Outline robe = Outline.polygon(List.of(
                middle.plus(-head * 0.55, down * head * 0.6),
                middle.plus(head * 0.55, down * head * 0.6),
                fold.plus(half * 0.8, down * cell * (BODY - 0.06)),
                fold.plus(-half * 0.8, down * cell * (BODY - 0.06))));
        drawing.draw(robe, Paint.filled(look.body()).with(Stroke.of(Tone.BLACK, 0.3)));
        PiecePicture.draw(drawing, middle, head, look);
    }
}
