package dev.halma.rules.board;

import java.util.Arrays;
import java.util.List;

/**
 * A board as four words of 64 bits, so that rotations and masks generate moves.
 *
 * <p>A hop changes file and rank by 0 or 2. So the cells fall into four classes by the parity of file and rank, and a
 * chain never leaves its class. To a hopping piece the board is four interleaved small boards, and the piece that it
 * hops over always stands on another one.
 *
 * <pre>
 *   0 1 0 1      Class = parity of file + 2 * parity of rank. On the 16 x 16
 *   2 3 2 3      board each class is an 8 x 8 board and fills a word exactly.
 *   0 1 0 1
 * </pre>
 *
 * <p>Within its class a cell has bit {@code (across * file/2 + up * rank/2) mod 64}. {@code across} and {@code up} are
 * chosen so that no two cells share a bit. Then one rotation maps all cells of a class to their neighbours in a
 * direction, and a mask removes the cells that have none.
 */
public final class Lattice {

    private static final List<Direction> EIGHT = List.of(Direction.values());
    private static final List<Direction> SIX = EIGHT.stream()
            .filter(d -> d != Direction.NORTH_WEST && d != Direction.SOUTH_EAST)
            .toList();

    private final int across;
    private final int up;
    private final int axes;
    private final long[] stepMasks = new long[32];
    private final int[] stepShifts = new int[32];
    private final long[] hopMasks = new long[32];

    private Lattice(Shape shape, int size, int across, int up) {
        this.across = across;
        this.up = up;
        this.axes = shape.axes();
        for (Direction direction : directions(shape)) {
            for (int rank = 1; rank <= shape.ranks(size); rank++) {
                for (int file = 1; file <= shape.files(size); file++) {
                    if (shape.contains(size, file, rank)) addCell(shape, size, file, rank, direction);
                }
            }
        }
    }

    static Lattice of(Shape shape, int size) {
        for (int across = 1; across < 64; across++) {
            for (int up = 1; up < 64; up++) {
                if (keepsCellsApart(shape, size, across, up)) return new Lattice(shape, size, across, up);
            }
        }
        throw new IllegalArgumentException(shape + " of size " + size + " does not fit into four words");
    }

    private static boolean keepsCellsApart(Shape shape, int size, int across, int up) {
        long[] taken = new long[4];
        for (int rank = 1; rank <= shape.ranks(size); rank++) {
            for (int file = 1; file <= shape.files(size); file++) {
                if (!shape.contains(size, file, rank)) continue;
                int cell = cell(file, rank, across, up);
                if ((taken[cell >> 6] >>> cell & 1) != 0) return false;
                taken[cell >> 6] |= 1L << cell;
            }
        }
        return true;
    }

    private static int cell(int file, int rank, int across, int up) {
        int fromLeft = file - 1;
        int fromBottom = rank - 1;
        int parity = (fromLeft & 1) + 2 * (fromBottom & 1);
        return 64 * parity + (across * (fromLeft >> 1) + up * (fromBottom >> 1) & 63);
    }

    private void addCell(Shape shape, int size, int file, int rank, Direction direction) {
        int nextFile = file + direction.files();
        int nextRank = rank + direction.ranks();
        if (!shape.contains(size, nextFile, nextRank)) return;
        int cell = cell(file, rank);
        int index = index(cell >> 6, direction.index());
        stepMasks[index] |= 1L << cell;
        stepShifts[index] = cell(nextFile, nextRank) - cell & 63;
        if (shape.contains(size, nextFile + direction.files(), nextRank + direction.ranks())) {
            hopMasks[index] |= 1L << cell;
        }
    }

    static List<Direction> directions(Shape shape) {
        return shape.axes() == 4 ? EIGHT : SIX;
    }

    int cell(int file, int rank) {
        return cell(file, rank, across, up);
    }

    /** The index of a class and a direction in the masks and shifts. */
    public static int index(int parity, int direction) {
        return parity << 3 | direction;
    }

    /** The class of the neighbours that the cells of a class have in a direction. */
    public static int neighbourClass(int parity, int direction) {
        return parity ^ CLASS_CHANGE[direction];
    }

    private static final int[] CLASS_CHANGE = Arrays.stream(Direction.values())
            .mapToInt(d -> (d.files() & 1) + 2 * (d.ranks() & 1))
            .toArray();

    /** The number of axes: three or four. */
    public int axes() {
        return axes;
    }

    /** The cells of a class that have a neighbour in a direction. */
    public long[] stepMasks() {
        return stepMasks.clone();
    }

    /** The left rotation that maps the cells of a class to their neighbours in a direction. */
    public int[] stepShifts() {
        return stepShifts.clone();
    }

    /** The cells of a class from which a hop in a direction stays on the board. */
    public long[] hopMasks() {
        return hopMasks.clone();
    }

    /** The left rotation that maps cells to where a hop along an axis lands. */
    public int[] hopShifts() {
        int[] shifts = new int[4];
        for (int axis = 0; axis < 4; axis++) {
            Direction direction = EIGHT.get(axis);
            shifts[axis] = across * direction.files() + up * direction.ranks() & 63;
        }
        return shifts;
    }
}
