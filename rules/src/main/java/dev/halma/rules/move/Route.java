package dev.halma.rules.move;

import dev.halma.rules.board.Board;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** The cells that a piece stands on in one turn, from the first to the last. {@link Routes} finds routes. */
public final class Route {

    private final Board board;
    private final byte[] cells;

    private Route(Board board, byte[] cells) {
        this.board = board;
        this.cells = cells;
    }

    static Route step(Board board, int from, int to) {
        return new Route(board, new byte[] {(byte) from, (byte) to});
    }

    static Route chain(Board board, List<Integer> cells) {
        byte[] bytes = new byte[cells.size()];
        for (int i = 0; i < bytes.length; i++) bytes[i] = cells.get(i).byteValue();
        return new Route(board, bytes);
    }

    /** The route that {@link #packed} packed. */
    public static Route unpacked(Board board, byte[] packed) {
        return new Route(Objects.requireNonNull(board, "board"), packed.clone());
    }

    /** The cells as one byte each, to save memory. */
    public byte[] packed() {
        return cells.clone();
    }

    public List<Integer> cells() {
        return new AbstractList<>() {
            @Override
            public Integer get(int index) {
                return cell(index);
            }

            @Override
            public int size() {
                return cells.length;
            }
        };
    }

    private int cell(int index) {
        return Byte.toUnsignedInt(cells[index]);
    }

    /** The number of hops; 0 for a step. */
    public int hops() {
        return isStep() ? 0 : cells.length - 1;
    }

    /** A hop takes a piece two files or ranks away, a step one. */
    private boolean isStep() {
        int files = board.fileOf(cell(1)) - board.fileOf(cell(0));
        int ranks = board.rankOf(cell(1)) - board.rankOf(cell(0));
        return Math.max(Math.abs(files), Math.abs(ranks)) == 1;
    }

    public int from() {
        return cell(0);
    }

    public int to() {
        return cell(cells.length - 1);
    }

    /** The first and the last cell by name: {@code c3-g5}. */
    public String ends() {
        return board.nameOf(from()) + "-" + board.nameOf(to());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Route route && Arrays.equals(cells, route.cells) && board.equals(route.board);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cells);
    }

    /** All landings by name: {@code c3-e5-g5}. */
    @Override
    public String toString() {
        return cells().stream().map(board::nameOf).collect(Collectors.joining("-"));
    }
}
