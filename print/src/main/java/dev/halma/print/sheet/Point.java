package dev.halma.print.sheet;

/** A point on a sheet, in millimetres to the right and down. */
public record Point(double x, double y) {

    public Point plus(double dx, double dy) {
        return new Point(x + dx, y + dy);
    }

    public double distance(Point other) {
        return Math.hypot(other.x - x, other.y - y);
    }

    /** The point on the way to another one: 0 is this one, 1 is the other. */
    public Point towards(Point other, double share) {
        return new Point(x + (other.x - x) * share, y + (other.y - y) * share);
    }

    /** The point at this distance in a direction, in degrees clockwise from the right. */
    public Point polar(double distance, double degrees) {
        double angle = Math.toRadians(degrees);
        return new Point(x + distance * Math.cos(angle), y + distance * Math.sin(angle));
    }
}
