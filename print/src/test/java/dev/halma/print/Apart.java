package dev.halma.print;

import java.awt.geom.Point2D;
import java.util.List;
import java.util.stream.IntStream;

/** Distances between points that should keep away from each other. */
final class Apart {

    private Apart() {}

    /** The distance from a point to the nearest other one; 0 if two points are equal. */
    static double nearest(List<Point2D> points, int index) {
        return IntStream.range(0, points.size())
                .filter(other -> other != index)
                .mapToDouble(other -> points.get(index).distance(points.get(other)))
                .min()
                .orElseThrow();
    }
}
