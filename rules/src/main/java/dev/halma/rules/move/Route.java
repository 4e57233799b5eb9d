package dev.halma.rules.move;

import dev.halma.rules.board.Board;
import java.util.List;
import java.util.stream.Collectors;

/** The way a piece takes in one turn: the cells it stands on, from the first to the last. {@link Routes} makes them. */
public final class Route {

    private final Board board;
    private final List<Integer> cells;
    private final int hops;

    private Route(Board board, List<Integer> cells, int hops) {
        this.board = board;
        this.cells = List.copyOf(cells);
        this.hops = hops;
    }

    static Route step(Board board, int from, int to) {
        return new Route(board, List.of(from, to), 0);
    }

    static Route chain(Board board, List<Integer> cells) {
        return new Route(board, cells, cells.size() - 1);
    }

    public List<Integer> cells() {
        return cells;
    }

    /** How many hops it makes; 0 for a step. */
    public int hops() {
        return hops;
    }

    public int from() {
        return cells.get(0);
    }

    public int to() {
        return cells.get(cells.size() - 1);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Route route && cells.equals(route.cells) && board.equals(route.board);
    }

    @Override
    public int hashCode() {
        return cells.hashCode();
    }

    /** Every landing by name: {@code c3-e5-g5}. */
    @Override
    public String toString() {
        return cells.stream().map(board::nameOf).collect(Collectors.joining("-"));
    }
}
