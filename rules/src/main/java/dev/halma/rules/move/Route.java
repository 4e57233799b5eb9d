package dev.halma.rules.move;

import dev.halma.rules.board.Board;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The way a piece takes in one turn: the cells it stands on, from the first to the last.
 *
 * @param hops how many hops it makes; 0 for a step
 */
public record Route(Board board, List<Integer> cells, int hops) {

    public Route {
        cells = List.copyOf(cells);
    }

    static Route step(Board board, int from, int to) {
        return new Route(board, List.of(from, to), 0);
    }

    /** A chain through these cells; the referee looks at each hop before it asks for one. */
    public static Route chain(Board board, List<Integer> cells) {
        return new Route(board, cells, cells.size() - 1);
    }

    public int from() {
        return cells.get(0);
    }

    public int to() {
        return cells.get(cells.size() - 1);
    }

    /** Every landing by name: {@code c3-e5-g5}. */
    @Override
    public String toString() {
        return cells.stream().map(board::nameOf).collect(Collectors.joining("-"));
    }
}
