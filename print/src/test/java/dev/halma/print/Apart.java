package dev.halma.print;

import java.awt.geom.Point2D;
import java.util.List;
import java.util.stream.IntStream;

/** Distances between points that should keep away from each other. */
final class Apart {

    private Apart() {}

    /** From a point to the nearest of the others, two at the same place included. */
    static double nearest(List<Point2D> points, int index) {
        return IntStream.range(0, points.size())
                .filter(other -> other != index)
                .mapToDouble(other -> points.get(index).distance(points.get(other)))
                .min()
                .orElseThrow();
    }
}
