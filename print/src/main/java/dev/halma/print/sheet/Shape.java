package dev.halma.print.sheet;

import java.util.List;

/** A shape on a sheet. Later shapes cover earlier ones. */
public sealed interface Shape {

    record Circle(Point centre, double radius, Paint paint) implements Shape {}

    record Drawn(Outline path, Paint paint) implements Shape {}

    /**
     * One line of text.
     *
     * @param at the start, middle or end of its baseline, as the anchor says
     * @param degrees the rotation about that point, clockwise
     */
    record Text(Point at, String text, Lettering type, Anchor anchor, double degrees) implements Shape {}

    /** Shapes that are visible only inside a rectangle. */
    record Window(Box box, List<Shape> shapes) implements Shape {
        public Window {
            shapes = List.copyOf(shapes);
        }
    }

    /** The part of a text that lies at its point. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }
}
