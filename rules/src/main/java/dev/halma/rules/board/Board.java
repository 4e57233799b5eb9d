package dev.halma.rules.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/**
 * Cells on a lattice, and the directions in which they touch. A star is a square lattice with a mask and without one
 * diagonal, so one type serves every board.
 *
 * <p>A cell is an int from 0 to 255; the numbers of a small board have gaps (see {@link Lattice}).
 */
public final class Board {

    /** Returned by {@link #at} and {@link #neighbour} where there is no cell. */
    public static final int NONE = -1;

    private static final double ROW_HEIGHT = Math.sqrt(3);

    private final Shape shape;
    private final int size;
    private final Lattice lattice;
    private final List<int[]> rows = new ArrayList<>();
    private final String[] names = new String[256];
    private final byte[] files = new byte[256];
    private final byte[] ranks = new byte[256];
    private final short[] neighbours = new short[256 * 8];
    private final CellSet cells;

    private Board(Shape shape, int size) {
        if (size < shape.smallest() || size > shape.largest()) {
            throw new IllegalArgumentException(
                    shape + " boards have sizes " + shape.smallest() + " to " + shape.largest() + ", not " + size);
        }
        this.shape = shape;
        this.size = size;
        this.lattice = Lattice.of(shape, size);
        Arrays.fill(neighbours, (short) NONE);
        for (int rank = ranks(); rank >= 1; rank--) rows.add(row(rank));
        cells = CellSet.of(rows.stream().flatMapToInt(Arrays::stream).toArray());
    }

    private int[] row(int rank) {
        int[] row = new int[files()];
        int length = 0;
        for (int file = 1; file <= files(); file++) {
            int cell = at(file, rank);
            if (cell == NONE) continue;
            row[length++] = cell;
            names[cell] = (char) ('a' + file - 1) + Integer.toString(rank);
            files[cell] = (byte) file;
            ranks[cell] = (byte) rank;
            for (Direction direction : directions()) {
                neighbours[cell * 8 + direction.index()] =
                        (short) at(file + direction.files(), rank + direction.ranks());
            }
        }
        return Arrays.copyOf(row, length);
    }

    /**
     * A square board.
     *
     * @param size the number of its files, 4 to 16
     * @throws IllegalArgumentException if there is no board of this size
     */
    public static Board square(int size) {
        return new Board(Shape.SQUARE, size);
    }

    /**
     * A star with six points.
     *
     * @param size the number of rows of a point, 2 to 5
     * @throws IllegalArgumentException if there is no board of this size
     */
    public static Board star(int size) {
        return new Board(Shape.STAR, size);
    }

    /**
     * Two points of a star and the cells between them.
     *
     * @param size the number of cells on an edge, 3 to 9
     * @throws IllegalArgumentException if there is no board of this size
     */
    public static Board diamond(int size) {
        return new Board(Shape.DIAMOND, size);
    }

    public Shape shape() {
        return shape;
    }

    public int size() {
        return size;
    }

    public int files() {
        return shape.files(size);
    }

    public int ranks() {
        return shape.ranks(size);
    }

    /** The board as bits, for move generation. */
    public Lattice lattice() {
        return lattice;
    }

    public CellSet cells() {
        return cells;
    }

    /** The cells from the top row to the bottom one, each row from left to right. */
    public List<int[]> rows() {
        return rows.stream().map(int[]::clone).toList();
    }

    /** The cell in this file and rank, both counted from 1, or {@link #NONE}. */
    public int at(int file, int rank) {
        return shape.contains(size, file, rank) ? lattice.cell(file, rank) : NONE;
    }

    /** The cell with a name such as {@code c4}; empty if the board has none. */
    public OptionalInt cellNamed(String name) {
        if (name.length() < 2 || name.length() > 3 || name.charAt(1) == '0') return OptionalInt.empty();
        int rank = 0;
        for (int i = 1; i < name.length(); i++) {
            char digit = name.charAt(i);
            if (digit < '0' || digit > '9') return OptionalInt.empty();
            rank = 10 * rank + digit - '0';
        }
        int cell = at(name.charAt(0) - 'a' + 1, rank);
        return cell == NONE ? OptionalInt.empty() : OptionalInt.of(cell);
    }

    /**
     * Returns the cell if the board has it.
     *
     * @throws IllegalArgumentException if the board has no such cell
     */
    public int require(int cell) {
        if ((cell & ~255) == 0 && files[cell] != 0) return cell;
        throw new IllegalArgumentException(this + " has no cell " + cell + ", see cells()");
    }

    /**
     * The name of a cell: {@code c4}.
     *
     * @throws IllegalArgumentException if the board has no such cell
     */
    public String nameOf(int cell) {
        return names[require(cell)];
    }

    /**
     * The file of a cell, from 1.
     *
     * @throws IllegalArgumentException if the board has no such cell
     */
    public int fileOf(int cell) {
        return files[require(cell)];
    }

    /**
     * The rank of a cell, from 1.
     *
     * @throws IllegalArgumentException if the board has no such cell
     */
    public int rankOf(int cell) {
        return ranks[require(cell)];
    }

    /**
     * The x coordinate of the cell's middle in a drawing. Neighbours in a row are {@link #pitch} apart.
     *
     * @throws IllegalArgumentException if the board has no such cell
     */
    public double x(int cell) {
        return shape == Shape.SQUARE ? fileOf(cell) : 2 * fileOf(cell) - rankOf(cell);
    }

    /**
     * The y coordinate of the cell's middle in a drawing, counted upwards.
     *
     * @throws IllegalArgumentException if the board has no such cell
     */
    public double y(int cell) {
        return shape == Shape.SQUARE ? rankOf(cell) : rankOf(cell) * ROW_HEIGHT;
    }

    /** The distance between neighbours in a row in a drawing: 1 or 2. */
    public double pitch() {
        return shape == Shape.SQUARE ? 1 : 2;
    }

    public List<Direction> directions() {
        return Lattice.directions(shape);
    }

    /**
     * The next cell in a direction, or {@link #NONE} at the edge.
     *
     * @throws IllegalArgumentException if the board has no such cell
     */
    public int neighbour(int cell, Direction direction) {
        return neighbours[require(cell) * 8 + direction.index()];
    }

    /**
     * The number of places for a camp. They are numbered clockwise: corners from {@code a1}, points from the bottom.
     */
    public int places() {
        return shape.places();
    }

    /**
     * The place straight across the board.
     *
     * @throws IllegalArgumentException if the board has no such place
     */
    public int opposite(int place) {
        return (requirePlace(place) + shape.places() / 2) % shape.places();
    }

    private int requirePlace(int place) {
        if (place >= 0 && place < shape.places()) return place;
        throw new IllegalArgumentException(this + " has places 0 to " + (shape.places() - 1) + ", not " + place);
    }

    /** Whether a place has room for a camp of this number of cells. */
    public boolean hasCamp(int cellCount) {
        return shape.campRows(size, cellCount).length > 0;
    }

    /**
     * The camp with this number of cells in a place.
     *
     * @throws IllegalArgumentException if the board has no such place, or no camp of this size
     */
    public CellSet camp(int place, int cellCount) {
        requirePlace(place);
        int[] lengths = shape.campRows(size, cellCount);
        if (lengths.length == 0) throw new IllegalArgumentException("no camp of " + cellCount + " cells on " + this);
        List<Integer> camp = new ArrayList<>();
        for (int row = 0; row < lengths.length; row++) {
            for (int column = 0; column < lengths[row]; column++) {
                int[] cell = shape.campCell(size, row, column);
                for (int rotation = 0; rotation < place; rotation++) cell = shape.rotated(size, cell[0], cell[1]);
                camp.add(at(cell[0], cell[1]));
            }
        }
        return CellSet.of(camp.stream().mapToInt(Integer::intValue).toArray());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board && shape == board.shape && size == board.size;
    }

    @Override
    public int hashCode() {
        return 31 * shape.places() + size;
    }

    /** As the rules write it, for example {@code square(16)}. */
    @Override
    public String toString() {
        return switch (shape) {
            case SQUARE -> "square(" + size + ")";
            case STAR -> "star(" + size + ")";
            case DIAMOND -> "diamond(" + size + ")";
        };
    }
}
