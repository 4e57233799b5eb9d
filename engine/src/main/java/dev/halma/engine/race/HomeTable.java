package dev.halma.engine.race;

import dev.halma.rules.board.CellSet;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.BooleanSupplier;

/**
 * The exact number of turns until a seat is home, for every formation of its pieces that is near enough, with no other
 * piece on the board.
 *
 * <p>A move can be taken back by a move: a chain runs backwards over the same pieces. So a breadth-first search from the
 * full goal finds the distances. A formation that is not in the table needs more turns than the table reaches.
 *
 * Formations are stored by their 64-bit keys. A formation in the table is always found. A key collision with one that
 * is not in it is very rare but possible. So a caller that uses a distance must play out the way home.
 */
public final class HomeTable {

    /** A table that is built in some milliseconds. */
    public static final int SMALL = 20_000;

    /** A table that is built in about a second, with 18 MB. */
    public static final int LARGE = 1_000_000;

    private final Variant variant;
    private final Seat seat;
    private long[] keys = new long[1024];
    private byte[] turns = new byte[1024];
    private int size;
    private int reach;
    private long[] edge; // the formations at the present distance, four words each
    private int at; // the index of the next one to expand
    private Frontier next = new Frontier();
    private boolean isFull;

    HomeTable(Variant variant, Seat seat) {
        this.variant = variant;
        this.seat = seat;
        CellSet home = variant.seating(seat).goal();
        edge = new long[] {home.word0(), home.word1(), home.word2(), home.word3()};
        put(LiveBoard.alone(variant, seat, home).key(), 0);
    }

    /**
     * The table of a seat.
     *
     * @param most the largest number of formations. The table ends within the first distance that has more.
     */
    public static HomeTable of(Variant variant, Seat seat, int most) {
        Objects.requireNonNull(variant, "variant");
        Objects.requireNonNull(seat, "seat");
        HomeTable table = new HomeTable(variant, seat);
        table.fill(most, () -> false);
        return table;
    }

    /**
     * Fills the table, or continues to fill it.
     *
     * @param stop asked at each formation; true suspends the work
     */
    void fill(int most, BooleanSupplier stop) {
        if (isFull) return;
        CellSet home = variant.seating(seat).goal();
        LiveBoard board = LiveBoard.alone(variant, seat, home);
        int[] buffer = new int[LiveBoard.MOST_MOVES];
        while (!isFull && !stop.getAsBoolean()) {
            CellSet formation = new CellSet(edge[at], edge[at + 1], edge[at + 2], edge[at + 3]);
            int made = arrange(board, home, formation);
            isFull = !expand(board, buffer, most);
            for (int i = 0; i < made; i++) board.undo();
            at += 4;
            if (at == edge.length && !isFull) nextDistance();
        }
    }

    /** Adds the formations a move away from the one on the board; false if there is no room for all of them. */
    private boolean expand(LiveBoard board, int[] buffer, int most) {
        int count = board.moves(buffer);
        for (int i = 0; i < count; i++) {
            long key = board.keyAfter(buffer[i]);
            if (turns(key) >= 0) continue;
            if (size >= most) return false;
            put(key, reach + 1);
            next.add(edge, at, buffer[i]);
        }
        return true;
    }

    private void nextDistance() {
        reach++;
        edge = Arrays.copyOf(next.words, next.length);
        next = new Frontier();
        at = 0;
        isFull = edge.length == 0 || reach == Byte.MAX_VALUE - 1;
    }

    /** Moves the pieces that are not in place, and returns their number. */
    private static int arrange(LiveBoard board, CellSet home, CellSet formation) {
        int[] from = home.minus(formation).stream().toArray();
        int[] to = formation.minus(home).stream().toArray();
        for (int i = 0; i < from.length; i++) board.make(LiveBoard.move(from[i], to[i]));
        return from.length;
    }

    /** The queue of formations to expand, four words each. */
    private static final class Frontier {
        private long[] words = new long[1024];
        private int length;

        private void add(long[] edge, int at, int move) {
            if (length == words.length) words = Arrays.copyOf(words, 2 * length);
            System.arraycopy(edge, at, words, length, 4);
            words[length + (LiveBoard.from(move) >> 6)] ^= 1L << LiveBoard.from(move);
            words[length + (LiveBoard.to(move) >> 6)] ^= 1L << LiveBoard.to(move);
            length += 4;
        }
    }

    private void put(long key, int distance) {
        if (2 * size >= keys.length) grow();
        int at = slot(key);
        keys[at] = key;
        turns[at] = (byte) (distance + 1);
        size++;
    }

    private void grow() {
        long[] oldKeys = keys;
        byte[] oldTurns = turns;
        keys = new long[2 * oldKeys.length];
        turns = new byte[2 * oldKeys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldTurns[i] == 0) continue;
            int at = slot(oldKeys[i]);
            keys[at] = oldKeys[i];
            turns[at] = oldTurns[i];
        }
    }

    private int slot(long key) {
        int mask = keys.length - 1;
        int at = (int) (key ^ key >>> 32) & mask;
        while (turns[at] != 0 && keys[at] != key) at = at + 1 & mask;
        return at;
    }

    /**
     * The turns until home of the formation with this key, on a board that is {@link Alone}; -1 if it is not in the
     * table.
     */
    int turns(long key) {
        return turns[slot(key)] - 1;
    }

    /** Whether this is the table of this variant and seat. */
    public boolean serves(Variant other, Seat who) {
        Objects.requireNonNull(other, "other");
        Objects.requireNonNull(who, "who");
        return seat == who && variant.equals(other);
    }

    /** The distance, in turns, up to which the table has every formation. */
    public int reach() {
        return reach;
    }

    /** The number of formations. */
    public int size() {
        return size;
    }
}
