package dev.halma.print.sheet;

import dev.halma.print.sheet.Shape.Anchor;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Collects the shapes of a sheet while it is being drawn. */
public final class Drawing {

    private final List<Shape> shapes = new ArrayList<>();

    public Drawing circle(Point centre, double radius, Paint paint) {
        shapes.add(new Shape.Circle(centre, radius, paint));
        return this;
    }

    public Drawing draw(Outline path, Paint paint) {
        shapes.add(new Shape.Drawn(path, paint));
        return this;
    }

    public Drawing line(Point from, Point to, Stroke stroke) {
        return draw(Outline.line(from, to), Paint.outlined(stroke));
    }

    public Drawing box(Box box, Paint paint) {
        return draw(Outline.box(box), paint);
    }

    public Drawing text(Point at, String text, Lettering type, Anchor anchor) {
        return turned(at, text, type, anchor, 0);
    }

    public Drawing text(Point at, String text, Lettering type) {
        return text(at, text, type, Anchor.START);
    }

    public Drawing turned(Point at, String text, Lettering type, Anchor anchor, double degrees) {
        if (!text.isBlank()) shapes.add(new Shape.Text(at, Typeface.of(type).known(text), type, anchor, degrees));
        return this;
    }

    /** Draws shapes that are visible only inside a rectangle. */
    public Drawing window(Box box, Consumer<Drawing> inside) {
        Drawing visible = new Drawing();
        inside.accept(visible);
        shapes.add(new Shape.Window(box, visible.shapes));
        return this;
    }

    /** Adds the shapes of another drawing. */
    public Drawing add(Drawing other) {
        shapes.addAll(other.shapes);
        return this;
    }

    public List<Shape> shapes() {
        return List.copyOf(shapes);
    }
}
