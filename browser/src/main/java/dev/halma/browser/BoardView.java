package dev.halma.browser;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.board.Direction;
import dev.halma.table.json.Json;
import dev.halma.table.json.JsonObject;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A board for the page. The unit is the distance between neighbours, and y counts downwards. */
final class BoardView {

    private final Board board;
    private final double left;
    private final double top;

    private BoardView(Board board) {
        this.board = board;
        left = cells().mapToDouble(board::x).min().orElseThrow();
        top = cells().mapToDouble(board::y).max().orElseThrow();
    }

    static Json json(Board board) {
        return new BoardView(board).json();
    }

    static Json names(Board board, CellSet cells) {
        return Json.texts(cells.stream().mapToObj(board::nameOf).toList());
    }

    private Json json() {
        return Json.object()
                .put("id", board.toString())
                .put("shape", shape())
                .put("width", cells().mapToDouble(this::x).max().orElseThrow() + HALF)
                .put("height", cells().mapToDouble(this::y).max().orElseThrow() + HALF)
                .put("rows", Json.array(board.rows().stream().map(this::row)))
                .put("cells", Json.array(cells().mapToObj(this::cell)))
                .put("edges", Json.array(cells().boxed().flatMap(this::edges)));
    }

    /** The margin of the drawing, so the outermost cells lie within it completely. */
    private static final double HALF = 0.5;

    private double x(int cell) {
        return rounded((board.x(cell) - left) / board.pitch() + HALF);
    }

    private double y(int cell) {
        return rounded((top - board.y(cell)) / board.pitch() + HALF);
    }

    private static double rounded(double length) {
        return Math.round(length * 10_000) / 10_000.0;
    }

    private IntStream cells() {
        return board.rows().stream().flatMapToInt(Arrays::stream);
    }

    private String shape() {
        return switch (board.shape()) {
            case SQUARE -> "square";
            case STAR -> "star";
            case DIAMOND -> "diamond";
        };
    }

    private Json row(int[] row) {
        return Json.texts(Arrays.stream(row).mapToObj(board::nameOf).toList());
    }

    private Json cell(int cell) {
        JsonObject neighbours = Json.object();
        for (Direction direction : board.directions()) {
            int neighbour = board.neighbour(cell, direction);
            if (neighbour != Board.NONE) neighbours.put(compass(cell, neighbour), board.nameOf(neighbour));
        }
        return Json.object()
                .put("name", board.nameOf(cell))
                .put("x", x(cell))
                .put("y", y(cell))
                .put("neighbours", neighbours);
    }

    /** The direction of a neighbour in the drawing. On a star, the north of the rules is at the upper left. */
    private String compass(int cell, int neighbour) {
        double up = board.y(neighbour) - board.y(cell);
        double right = board.x(neighbour) - board.x(cell);
        String vertical = up > 0 ? "n" : up < 0 ? "s" : "";
        String horizontal = right > 0 ? "e" : right < 0 ? "w" : "";
        return vertical + horizontal;
    }

    /** Each pair of neighbours once, from the cell where the axis begins. */
    private Stream<Json> edges(int cell) {
        List<Direction> axes = board.directions().stream()
                .filter(direction -> direction.index() < 4)
                .toList();
        return axes.stream()
                .map(direction -> board.neighbour(cell, direction))
                .filter(neighbour -> neighbour != Board.NONE)
                .map(neighbour -> Json.texts(List.of(board.nameOf(cell), board.nameOf(neighbour))));
    }
}
