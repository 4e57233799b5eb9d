package dev.halma.print.board;

import dev.halma.print.sheet.Outline;
import dev.halma.print.sheet.Point;
import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.board.Direction;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The border of a camp. */
final class CampOutline {

    private CampOutline() {}

    /** The edges of a camp's square cells, each as a separate line. */
    static Outline steps(BoardPlan plan, CellSet camp) {
        double half = plan.cell() / 2;
        List<Outline> sides = new ArrayList<>();
        camp.stream().forEach(cell -> {
            for (Direction direction : List.of(Direction.EAST, Direction.NORTH, Direction.WEST, Direction.SOUTH)) {
                int next = plan.board().neighbour(cell, direction);
                if (next != Board.NONE && camp.contains(next)) continue;
                Point side = plan.centre(cell).plus(direction.files() * half, -direction.ranks() * half);
                double alongX = direction.ranks() * half;
                double alongY = direction.files() * half;
                sides.add(Outline.line(side.plus(-alongX, -alongY), side.plus(alongX, alongY)));
            }
        });
        return Outline.together(sides);
    }

    /** The convex hull of the cell centres. A broad stroke rounds its corners. */
    static Outline hull(BoardPlan plan, CellSet camp) {
        List<Point> points = new ArrayList<>(camp.stream()
                .mapToObj(plan::centre)
                .sorted(Comparator.comparingDouble(Point::x).thenComparingDouble(Point::y))
                .toList());
        List<Point> hull = chain(points);
        hull.addAll(chain(points.reversed()));
        return Outline.polygon(hull);
    }

    /** One half of the hull of sorted points, without its last point. */
    private static List<Point> chain(List<Point> points) {
        List<Point> chain = new ArrayList<>();
        for (Point point : points) {
            while (chain.size() >= 2 && !turnsLeft(chain.get(chain.size() - 2), chain.getLast(), point)) {
                chain.removeLast();
            }
            chain.add(point);
        }
        chain.removeLast();
        return chain;
    }

    private static boolean turnsLeft(Point a, Point b, Point c) {
        return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x()) > 1e-9;
    }
}
