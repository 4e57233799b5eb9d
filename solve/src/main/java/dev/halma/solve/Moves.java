package dev.halma.solve;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.Direction;
import dev.halma.rules.variant.HouseRules.Hops;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.util.Arrays;
import java.util.List;

/**
 * The moves of one placement, seen from the seat to move: its goal is always seat A's. It shares only the board with the
 * rule book, so that one can check the other. Not for several threads.
 *
 * <p>Cells are numbered row by row. Half a turn of the board maps cell {@code i} to {@code cells - 1 - i}, so the other
 * seat sees the same game with these numbers.
 */
final class Moves {

    private static final byte EMPTY = 0;
    private static final byte OWN = 1;
    private static final byte OTHER = 2;

    final int cells;
    final int pieces;
    private final int directions;
    private final int[] next; // for each cell and direction, the neighbour or -1
    private final boolean[] goal; // of the seat to move
    private final boolean[] camp; // the goal of the other seat
    private final Ending ending;
    private final byte[] board;
    private final int[] seen;
    private int stamp;
    private final int[] queue;
    private final int[] scratch;
    int[] to = new int[64];
    int count;

    Moves(Variant variant, Ending ending) {
        Board board = variant.board();
        if (variant.seats() != 2
                || !variant.seatings().get(0).startsInGoalOf(variant.seatings().get(1))) {
            throw new IllegalArgumentException("two seats across from each other can be solved, not " + variant);
        }
        if (variant.houseRules().hops() == Hops.LONG) throw new IllegalArgumentException("hops=short can be solved");
        this.ending = ending;
        int[] ours = board.rows().stream().flatMapToInt(Arrays::stream).toArray();
        int[] index = new int[256];
        for (int i = 0; i < ours.length; i++) index[ours[i]] = i;
        cells = ours.length;
        pieces = variant.seating(Seat.A).pieces();
        List<Direction> all = board.directions();
        directions = all.size();
        next = new int[cells * directions];
        for (int i = 0; i < cells; i++) {
            for (int d = 0; d < directions; d++) {
                int neighbour = board.neighbour(ours[i], all.get(d));
                next[i * directions + d] = neighbour == Board.NONE ? -1 : index[neighbour];
            }
        }
        goal = new boolean[cells];
        camp = new boolean[cells];
        variant.seating(Seat.A).goal().stream().forEach(cell -> goal[index[cell]] = true);
        variant.seating(Seat.A).camp().stream().forEach(cell -> camp[index[cell]] = true);
        this.board = new byte[cells];
        seen = new int[cells];
        queue = new int[cells];
        scratch = new int[pieces];
    }

    private Moves(Moves other) {
        cells = other.cells;
        pieces = other.pieces;
        directions = other.directions;
        next = other.next;
        goal = other.goal;
        camp = other.camp;
        ending = other.ending;
        board = new byte[cells];
        seen = new int[cells];
        queue = new int[cells];
        scratch = new int[pieces];
    }

    /** The same rules with a board of its own. */
    Moves another() {
        return new Moves(this);
    }

    /** Whether a seat may be bound to move certain pieces. */
    boolean hasDuties() {
        return ending == Ending.BLOCKERS_LEAVE;
    }

    /** Room for an army. */
    int[] scratch() {
        return scratch;
    }

    /** The number of a cell of the rule book. */
    static int[] numbers(Board board) {
        int[] index = new int[256];
        int[] ours = board.rows().stream().flatMapToInt(Arrays::stream).toArray();
        for (int i = 0; i < ours.length; i++) index[ours[i]] = i;
        return index;
    }

    void set(int[] own, int[] other) {
        Arrays.fill(board, EMPTY);
        for (int i = 0; i < pieces; i++) {
            board[own[i]] = OWN;
            board[other[i]] = OTHER;
        }
    }

    /** Whether the seat to move has won already: such a position does not come up. */
    boolean ownHasWon(int[] own, int[] other) {
        return hasWon(own, other, goal);
    }

    /** Whether the other seat has won with the last move. */
    boolean otherHasWon(int[] own, int[] other) {
        return hasWon(other, own, camp);
    }

    private boolean hasWon(int[] winner, int[] loser, boolean[] area) {
        int inside = 0;
        for (int cell : winner) if (area[cell]) inside++;
        if (inside == pieces) return true;
        if (inside == 0 || ending == Ending.BLOCKING_FREE) return false;
        int blockers = 0;
        for (int cell : loser) if (area[cell]) blockers++;
        if (inside + blockers < pieces) return false;
        if (ending == Ending.FILLED) return true;
        for (int cell : loser) if (area[cell] && canMove(cell)) return false;
        return true;
    }

    private boolean canMove(int cell) {
        for (int d = 0; d < directions; d++) {
            int over = next[cell * directions + d];
            if (over < 0) continue;
            if (board[over] == EMPTY) return true;
            int landing = next[over * directions + d];
            if (landing >= 0 && board[landing] == EMPTY) return true;
        }
        return false;
    }

    boolean canMove(int[] army) {
        for (int cell : army) if (canMove(cell)) return true;
        return false;
    }

    /** Which pieces of the seat to move may move: all, or only those that block the other seat's full goal. */
    long movable(int[] own, int[] other) {
        long all = (1L << pieces) - 1;
        if (ending != Ending.BLOCKERS_LEAVE) return all;
        int theirs = 0;
        for (int cell : other) if (camp[cell]) theirs++;
        if (theirs == 0) return all;
        long blockers = 0;
        long leaving = 0;
        for (int i = 0; i < pieces; i++) {
            if (!camp[own[i]]) continue;
            blockers |= 1L << i;
            if (canMove(own[i])) leaving |= 1L << i;
        }
        boolean isFull = theirs + Long.bitCount(blockers) == pieces;
        return isFull && leaving != 0 ? leaving : all;
    }

    /** Whether every piece of the seat to move may move. */
    boolean isFree(int[] own, int[] other) {
        return movable(own, other) == (1L << pieces) - 1;
    }

    /** Lists the cells that the piece on a cell reaches, into {@link #to}. Every move can also be made backwards. */
    void list(int cell) {
        count = 0;
        if (++stamp == Integer.MAX_VALUE) {
            Arrays.fill(seen, 0);
            stamp = 1;
        }
        seen[cell] = stamp;
        int length = 0;
        for (int d = 0; d < directions; d++) {
            int over = next[cell * directions + d];
            if (over < 0) continue;
            if (board[over] == EMPTY) {
                add(over);
                continue;
            }
            length = hop(over, d, length);
        }
        byte piece = board[cell];
        board[cell] = EMPTY;
        for (int i = 0; i < length; i++) {
            for (int d = 0; d < directions; d++) {
                int over = next[queue[i] * directions + d];
                if (over >= 0 && board[over] != EMPTY) length = hop(over, d, length);
            }
        }
        board[cell] = piece;
    }

    private int hop(int over, int direction, int length) {
        int landing = next[over * directions + direction];
        if (landing < 0 || board[landing] != EMPTY || seen[landing] == stamp) return length;
        seen[landing] = stamp;
        add(landing);
        queue[length] = landing;
        return length + 1;
    }

    private void add(int cell) {
        if (count == to.length) to = Arrays.copyOf(to, 2 * count);
        to[count++] = cell;
    }

    /** Replaces the cell at an index of an army and keeps it ascending; returns its new index. */
    static int replace(int[] army, int index, int cell) {
        int i = index;
        for (; i > 0 && army[i - 1] > cell; i--) army[i] = army[i - 1];
        for (; i < army.length - 1 && army[i + 1] < cell; i++) army[i] = army[i + 1];
        army[i] = cell;
        return i;
    }

    /** Writes an army as the other seat sees it. */
    void turned(int[] army, int[] into) {
        for (int i = 0; i < pieces; i++) into[i] = cells - 1 - army[pieces - 1 - i];
    }
}
