package dev.halma.rules.board;

/**
 * The eight directions. The first four are the axes; adding four gives the opposite direction. A star has the first
 * three axes, so it has no north-west.
 */
@SuppressWarnings("EnumOrdinal") // the order is the meaning here
public enum Direction {
    EAST(1, 0),
    NORTH(0, 1),
    NORTH_EAST(1, 1),
    NORTH_WEST(-1, 1),
    WEST(-1, 0),
    SOUTH(0, -1),
    SOUTH_WEST(-1, -1),
    SOUTH_EAST(1, -1);

    private static final Direction[] ALL = values();

    private final int files;
    private final int ranks;

    Direction(int files, int ranks) {
        this.files = files;
        this.ranks = ranks;
    }

    /** The files that a step goes to the right. */
    public int files() {
        return files;
    }

    /** The ranks that a step goes up. */
    public int ranks() {
        return ranks;
    }

    /** The index of this direction in arrays; the axes have 0 to 3. */
    public int index() {
        return ordinal();
    }

    public Direction opposite() {
        return ALL[(ordinal() + 4) % 8];
    }
}
