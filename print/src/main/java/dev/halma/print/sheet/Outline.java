package dev.halma.print.sheet;

import java.util.ArrayList;
import java.util.List;

/** Straight lines and curves that a pen draws. */
public record Outline(List<Segment> segments) {

    /** One movement of the pen. */
    public sealed interface Segment {}

    public record Move(Point to) implements Segment {}

    public record Line(Point to) implements Segment {}

    /** A cubic curve that leaves towards one control point and arrives from the other. */
    public record Curve(Point leaving, Point arriving, Point to) implements Segment {}

    public record Close() implements Segment {}

    public Outline {
        segments = List.copyOf(segments);
    }

    public static Outline line(Point from, Point to) {
        return open(List.of(from, to));
    }

    public static Outline open(List<Point> points) {
        List<Segment> segments = new ArrayList<>();
        for (Point point : points) segments.add(segments.isEmpty() ? new Move(point) : new Line(point));
        return new Outline(segments);
    }

    public static Outline polygon(List<Point> corners) {
        return open(corners).closed();
    }

    public static Outline box(Box box) {
        return polygon(List.of(
                new Point(box.x(), box.y()),
                new Point(box.right(), box.y()),
                new Point(box.right(), box.bottom()),
                new Point(box.x(), box.bottom())));
    }

    /** Several paths as one, which makes a file much smaller. */
    public static Outline together(List<Outline> paths) {
        return new Outline(
                paths.stream().flatMap(path -> path.segments().stream()).toList());
    }

    public Outline closed() {
        return and(new Close());
    }

    public Outline and(Segment segment) {
        List<Segment> more = new ArrayList<>(segments);
        more.add(segment);
        return new Outline(more);
    }

    public Outline shifted(double dx, double dy) {
        return new Outline(segments.stream()
                .<Segment>map(segment -> switch (segment) {
                    case Move(Point to) -> new Move(to.plus(dx, dy));
                    case Line(Point to) -> new Line(to.plus(dx, dy));
                    case Curve(Point leaving, Point arriving, Point to) ->
                        new Curve(leaving.plus(dx, dy), arriving.plus(dx, dy), to.plus(dx, dy));
                    case Close close -> close;
                })
                .toList());
    }
}
