package dev.halma.rules.move;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.Direction;
import dev.halma.rules.board.Lattice;
import java.util.List;

/**
 * The cells that pieces can reach on the four interleaved boards of a {@link Lattice}, all cells of a class at once.
 *
 * <p>The moving piece needs no special care in short hops. Its chain stays on one of the four boards and hops over cells
 * of the other three, so it never hops over its own start. Coming back to its start is not a move. A long hop changes
 * file and rank by an even number too, so it stays on the same board; but it may pass its start, see
 * {@link #longChain}.
 */
final class Reach {

    private final int axes;
    private final long[] stepMasks;
    private final int[] stepShifts;
    private final long[] hopMasks;
    private final int shift0;
    private final int shift1;
    private final int shift2;
    private final int shift3;
    private final long[] empty;
    private final boolean isLong;
    private final Board board;
    private final List<Direction> directions;

    // The cells of the prepared class from which a hop along an axis lands, forward and backward.
    private long forward0;
    private long forward1;
    private long forward2;
    private long forward3;
    private long backward0;
    private long backward1;
    private long backward2;
    private long backward3;

    /** @param empty the empty cells, four words that the owner keeps up to date */
    Reach(Layout layout, long[] empty) {
        axes = layout.axes;
        stepMasks = layout.stepMasks;
        stepShifts = layout.stepShifts;
        hopMasks = layout.hopMasks;
        shift0 = layout.hopShifts[0];
        shift1 = layout.hopShifts[1];
        shift2 = layout.hopShifts[2];
        shift3 = layout.hopShifts[3];
        this.empty = empty;
        isLong = layout.hopsAreLong;
        board = layout.board;
        directions = board.directions();
    }

    /** The cells among {@code from}, all of one class, whose neighbour in a direction exists and is empty. */
    private long steppers(int parity, int direction, long from) {
        int index = Lattice.index(parity, direction);
        return from
                & stepMasks[index]
                & Long.rotateRight(empty[Lattice.neighbourClass(parity, direction)], stepShifts[index]);
    }

    /** The number of steps from the cells of a class. */
    int countSteps(int parity, long from) {
        int count = 0;
        for (int axis = 0; axis < axes; axis++) {
            count += Long.bitCount(steppers(parity, axis, from)) + Long.bitCount(steppers(parity, axis + 4, from));
        }
        return count;
    }

    boolean hasStep(int parity, long from) {
        for (int axis = 0; axis < axes; axis++) {
            if ((steppers(parity, axis, from) | steppers(parity, axis + 4, from)) != 0) return true;
        }
        return false;
    }

    /** Writes the steps from the cells of a class into {@code moves} and returns the new length. */
    int listSteps(int parity, long from, int[] moves, int length) {
        int end = length;
        for (int direction = 0; direction < 8; direction++) {
            if ((direction & 3) >= axes) continue;
            int shift = stepShifts[Lattice.index(parity, direction)];
            int neighbours = Lattice.neighbourClass(parity, direction) << 6;
            for (long rest = steppers(parity, direction, from); rest != 0; rest &= rest - 1) {
                int bit = Long.numberOfTrailingZeros(rest);
                moves[end++] = LiveBoard.move(parity << 6 | bit, neighbours | ((bit + shift) & 63));
            }
        }
        return end;
    }

    /** Prepares the hops of a class and returns the cells among {@code from} that have one. */
    long prepareHops(int parity, long from) {
        long free = empty[parity];
        long over0 = overOccupied(parity, 0);
        long over1 = overOccupied(parity, 1);
        long over2 = overOccupied(parity, 2);
        long over3 = overOccupied(parity, 3);
        forward0 = over0 & Long.rotateRight(free, shift0);
        forward1 = over1 & Long.rotateRight(free, shift1);
        forward2 = over2 & Long.rotateRight(free, shift2);
        forward3 = over3 & Long.rotateRight(free, shift3);
        backward0 = Long.rotateLeft(over0 & free, shift0);
        backward1 = Long.rotateLeft(over1 & free, shift1);
        backward2 = Long.rotateLeft(over2 & free, shift2);
        backward3 = Long.rotateLeft(over3 & free, shift3);
        return from & (forward0 | forward1 | forward2 | forward3 | backward0 | backward1 | backward2 | backward3);
    }

    /** The cells of a class whose neighbour along an axis is occupied and has a cell behind it. */
    private long overOccupied(int parity, int axis) {
        int index = Lattice.index(parity, axis);
        return hopMasks[index] & ~Long.rotateRight(empty[Lattice.neighbourClass(parity, axis)], stepShifts[index]);
    }

    /** The cells that a piece on one cell of the prepared class reaches by a chain, as bits of that class. */
    long chain(long from) {
        long reached = from;
        long latest = from;
        do {
            latest = (Long.rotateLeft(latest & forward0, shift0)
                            | Long.rotateRight(latest & backward0, shift0)
                            | Long.rotateLeft(latest & forward1, shift1)
                            | Long.rotateRight(latest & backward1, shift1)
                            | Long.rotateLeft(latest & forward2, shift2)
                            | Long.rotateRight(latest & backward2, shift2)
                            | Long.rotateLeft(latest & forward3, shift3)
                            | Long.rotateRight(latest & backward3, shift3))
                    & ~reached;
            reached |= latest;
        } while (latest != 0);
        return reached ^ from;
    }

    /** The cells that a piece on one cell of a class reaches by a chain of the hops in force, as bits of that class. */
    private long hopsFrom(int parity, long from) {
        if (isLong) return longChain(parity, from);
        return prepareHops(parity, from) == 0 ? 0 : chain(from);
    }

    /**
     * The cells that a piece reaches by a chain of long hops. A piece that can make one can also make a step or a short
     * hop: the cell beside it is empty, or it hops over that one.
     */
    private long longChain(int parity, long from) {
        int start = parity << 6 | Long.numberOfTrailingZeros(from);
        long reached = from;
        long waiting = from;
        while (waiting != 0) {
            int cell = parity << 6 | Long.numberOfTrailingZeros(waiting);
            waiting &= waiting - 1;
            for (Direction direction : directions) {
                int landing = longLanding(cell, direction, start);
                if (landing == Board.NONE || (reached >>> landing & 1) != 0) continue;
                reached |= 1L << landing;
                waiting |= 1L << landing;
            }
        }
        return reached ^ from;
    }

    private int longLanding(int cell, Direction direction, int start) {
        int over = board.neighbour(cell, direction);
        int distance = 1;
        for (; over != Board.NONE && isFree(over, start); distance++) over = board.neighbour(over, direction);
        int landing = over;
        for (int i = 0; i < distance && landing != Board.NONE; i++) {
            landing = board.neighbour(landing, direction);
            if (landing != Board.NONE && !isFree(landing, start)) return Board.NONE;
        }
        return landing;
    }

    private boolean isFree(int cell, int start) {
        return cell == start || (empty[cell >> 6] >>> cell & 1) != 0;
    }

    /** Whether a piece on one cell of a class reaches a cell by a step or a chain. */
    boolean reaches(int parity, long from, int to) {
        long target = 1L << to;
        if (to >> 6 == parity) return (hopsFrom(parity, from) & target) != 0;
        for (int axis = 0; axis < axes; axis++) {
            if (stepsTo(parity, axis, from, to) || stepsTo(parity, axis + 4, from, to)) return true;
        }
        return false;
    }

    private boolean stepsTo(int parity, int direction, long from, int to) {
        return Lattice.neighbourClass(parity, direction) == to >> 6
                && Long.rotateLeft(steppers(parity, direction, from), stepShifts[Lattice.index(parity, direction)])
                        == 1L << to;
    }

    /** Whether a piece on one cell of a class can leave an area, four words of {@code areas}, in one move. */
    boolean leaves(int parity, long from, long[] areas, int area) {
        for (int direction = 0; direction < 8; direction++) {
            if ((direction & 3) >= axes) continue;
            long landing =
                    Long.rotateLeft(steppers(parity, direction, from), stepShifts[Lattice.index(parity, direction)]);
            if ((landing & ~areas[4 * area + Lattice.neighbourClass(parity, direction)]) != 0) return true;
        }
        return (hopsFrom(parity, from) & ~areas[4 * area + parity]) != 0;
    }

    /** The cells of a class that may have a hop. Short hops are prepared by it. */
    private long hoppers(int parity, long from) {
        return isLong ? from : prepareHops(parity, from);
    }

    /** The cells that one of the {@link #hoppers} reaches. */
    private long chainOf(int parity, long from) {
        return isLong ? longChain(parity, from) : chain(from);
    }

    /** The number of cells that chains reach from the cells of a class, counted for each start. */
    int countHops(int parity, long from) {
        int count = 0;
        for (long rest = hoppers(parity, from); rest != 0; rest &= rest - 1) {
            count += Long.bitCount(chainOf(parity, rest & -rest));
        }
        return count;
    }

    /** Writes the chains from the cells of a class into {@code moves} and returns the new length. */
    int listHops(int parity, long from, int[] moves, int length) {
        int end = length;
        int base = parity << 6;
        for (long rest = hoppers(parity, from); rest != 0; rest &= rest - 1) {
            int cell = base | Long.numberOfTrailingZeros(rest);
            for (long reached = chainOf(parity, rest & -rest); reached != 0; reached &= reached - 1) {
                moves[end++] = LiveBoard.move(cell, base | Long.numberOfTrailingZeros(reached));
            }
        }
        return end;
    }
}
