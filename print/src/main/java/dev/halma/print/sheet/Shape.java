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
    record Line(Point at, String text, Type type, Anchor anchor, double degrees) implements Shape {}

    /** Shapes of which only what lies inside a rectangle shows. */
    record Window(Box box, List<Shape> shapes) implements Shape {
        public Window {
            shapes = List.copyOf(shapes);
        }
    }

    /** How a text is set. The size is that of a letter's body, in millimetres. */
    record Type(double size, boolean bold, Tone tone) {
        public static Type plain(double size) {
            return new Type(size, false, Tone.BLACK);
        }

        public static Type bold(double size) {
            return new Type(size, true, Tone.BLACK);
        }

        public Type in(Tone other) {
            return new Type(size, bold, other);
        }
    }

    /** The part of a text that stands where it is put. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }
}
