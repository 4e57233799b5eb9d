package dev.halma.print.board;

import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Outline;
import dev.halma.print.sheet.Paint;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Stroke;
import dev.halma.print.sheet.Tone;
import java.util.ArrayList;
import java.util.List;

/** A route as an arrow from cell to cell, with a dot at each landing in between. */
public final class RoutePicture {

    private static final double HEAD = 4;

    private RoutePicture() {}

    /** Draws the arrow with a white rim, so that it is visible on pieces of any tone. */
    public static void draw(Drawing drawing, List<Point> landings, double width) {
        List<Point> points = new ArrayList<>(landings);
        Point tip = points.removeLast();
        double last = points.getLast().distance(tip);
        Point neck = tip.towards(points.getLast(), Math.min(0.9, HEAD * width / last));
        points.add(neck);
        Outline line = Outline.open(points);
        Outline head = head(neck, tip, HEAD * width * 0.45);
        drawing.draw(line, Paint.outlined(Tone.WHITE, width * 2));
        drawing.draw(head, Paint.filled(Tone.WHITE).with(Stroke.of(Tone.WHITE, width)));
        drawing.draw(line, Paint.outlined(Tone.BLACK, width));
        for (Point landing : landings.subList(1, landings.size() - 1)) {
            drawing.circle(landing, width * 1.3, Paint.filled(Tone.BLACK).with(Stroke.of(Tone.WHITE, width / 2)));
        }
        drawing.draw(head, Paint.filled(Tone.BLACK));
    }

    private static Outline head(Point neck, Point tip, double half) {
        double length = neck.distance(tip);
        double dx = (tip.y() - neck.y()) / length * half;
        double dy = (neck.x() - tip.x()) / length * half;
        return Outline.polygon(List.of(neck.plus(dx, dy), tip, neck.plus(-dx, -dy)));
    }
}
