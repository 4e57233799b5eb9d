package dev.halma.print.sheet;

import java.util.List;

/** What can stand on a sheet. Later shapes cover earlier ones. */
public sealed interface Shape {

    record Circle(Point centre, double radius, Paint paint) implements Shape {}

    record Drawn(Path path, Paint paint) implements Shape {}

    /**
     * One line of text.
     *
     * @param at the end of its baseline that the anchor names
     * @param degrees how far it is turned clockwise about that place
     */
    record Line(Point at, String text, Lettering type, Anchor anchor, double degrees) implements Shape {}

    /** Shapes of which only what lies inside a rectangle shows. */
    record Window(Box box, List<Shape> shapes) implements Shape {
        public Window {
            shapes = List.copyOf(shapes);
        }
    }

    /** The part of a text that stands where it is put. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }
}
