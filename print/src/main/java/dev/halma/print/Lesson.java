package dev.halma.print;

import dev.halma.print.board.BoardPicture;
import dev.halma.print.board.BoardPlan;
import dev.halma.print.board.BoardStyle;
import dev.halma.print.board.Camps;
import dev.halma.print.board.Palette;
import dev.halma.print.board.RoutePicture;
import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Point;
import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.board.Direction;
import dev.halma.rules.board.Shape;
import dev.halma.rules.variant.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * A piece on a small board and where it can go: steps all around it, or a chain of hops.
 *
 * @param cells the cells that are shown
 * @param hops the direction of each hop; none for a lesson about steps
 */
record Lesson(Board board, CellSet cells, int start, List<Direction> hops) {

    /** The three ways to move, on a small board of the same kind. */
    static List<Lesson> of(Board large) {
        if (large.shape() == Shape.SQUARE) {
            Board small = Board.square(5);
            return List.of(
                    on(small, "c3"),
                    on(small, "b3", Direction.EAST),
                    on(small, "a1", Direction.EAST, Direction.NORTH, Direction.NORTH_EAST));
        }
        // The hexagon in the middle of a small star: its points would only make everything else smaller.
        Board small = Board.star(2);
        return List.of(
                        on(small, "e5"),
                        on(small, "d5", Direction.EAST),
                        on(small, "c5", Direction.EAST, Direction.NORTH_EAST, Direction.WEST))
                .stream()
                .map(lesson -> lesson.showing(around(small, "e5")))
                .toList();
    }

    private static Lesson on(Board board, String start, Direction... hops) {
        return new Lesson(board, board.cells(), board.cellNamed(start).orElseThrow(), List.of(hops));
    }

    private Lesson showing(CellSet some) {
        return new Lesson(board, some, start, hops);
    }

    /** The cells within two steps. */
    private static CellSet around(Board board, String middle) {
        CellSet reached = CellSet.of(board.cellNamed(middle).orElseThrow());
        for (int step = 0; step < 2; step++) {
            CellSet border = reached;
            for (Direction direction : board.directions()) {
                reached = reached.union(CellSet.of(border.stream()
                        .map(cell -> board.neighbour(cell, direction))
                        .toArray()));
            }
        }
        return reached;
    }

    /** The cells that the piece stands on, in order. */
    List<Integer> landings() {
        List<Integer> landings = new ArrayList<>(List.of(start));
        for (Direction hop : hops) landings.add(board.neighbour(over(landings.getLast(), hop), hop));
        return landings;
    }

    /** The cells of the pieces that it hops over. */
    List<Integer> hopped() {
        List<Integer> landings = landings();
        List<Integer> hopped = new ArrayList<>();
        for (int i = 0; i < hops.size(); i++) hopped.add(over(landings.get(i), hops.get(i)));
        return hopped;
    }

    private int over(int from, Direction hop) {
        return board.neighbour(from, hop);
    }

    void draw(Drawing drawing, Box room, Palette palette) {
        BoardPlan plan = BoardPlan.fitting(board, cells, room);
        Point origin = plan.centredIn(room);
        BoardPicture picture = BoardPicture.at(origin, plan, Camps.NONE, BoardStyle.small(palette));
        picture.draw(drawing);
        boolean foreign = true;
        for (int cellHopped : hopped()) {
            picture.drawPiece(drawing, cellHopped, foreign ? Seat.B : Seat.A);
            foreign = !foreign;
        }
        picture.drawPiece(drawing, start, Seat.A);
        double width = plan.cell() / 9;
        if (hops.isEmpty()) drawSteps(drawing, picture, width);
        else RoutePicture.draw(drawing, landings().stream().map(picture::centre).toList(), width);
    }

    private void drawSteps(Drawing drawing, BoardPicture picture, double width) {
        Point from = picture.centre(start);
        for (Direction direction : board.directions()) {
            Point to = picture.centre(board.neighbour(start, direction));
            RoutePicture.draw(drawing, List.of(from.towards(to, 0.42), to), width);
        }
    }
}
