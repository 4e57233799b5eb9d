package dev.halma.print.sheet;

/** An upright rectangle on a sheet. */
public record Box(double x, double y, double width, double height) {

    public double right() {
        return x + width;
    }

    public double bottom() {
        return y + height;
    }

    public Point middle() {
        return new Point(x + width / 2, y + height / 2);
    }

    /** The rectangle made smaller by this amount on every side. */
    public Box inset(double by) {
        return new Box(x + by, y + by, width - 2 * by, height - 2 * by);
    }

    /** Whether a circle touches this rectangle. */
    public boolean meets(Point centre, double radius) {
        return centre.x() + radius > x
                && centre.x() - radius < right()
                && centre.y() + radius > y
                && centre.y() - radius < bottom();
    }
}
