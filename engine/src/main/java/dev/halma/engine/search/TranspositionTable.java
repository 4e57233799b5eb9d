package dev.halma.engine.search;

import dev.halma.rules.move.LiveBoard;
import java.util.Arrays;

/**
 * The results of earlier searches by Zobrist key. An entry holds value (32 bits), depth (8), bound (8) and move (16).
 * Its key is stored exclusive-or the entry, so that a half-written pair never matches when searches share the table.
 */
public final class TranspositionTable {

    static final int EXACT = 0;
    static final int AT_LEAST = 1;
    static final int AT_MOST = 2;

    private static final int BYTES_AN_ENTRY = 16;

    private final long[] keys;
    private final long[] entries;

    private TranspositionTable(int size) {
        keys = new long[size];
        entries = new long[size];
    }

    /** A table of this size, 1 to 2048; other sizes become the nearest of these. */
    public static TranspositionTable ofMegabytes(int megabytes) {
        long wanted = Math.max(1, (long) megabytes) * 1024 * 1024 / BYTES_AN_ENTRY;
        return new TranspositionTable((int) Long.highestOneBit(Math.min(wanted, 1 << 27)));
    }

    public void clear() {
        Arrays.fill(keys, 0);
        Arrays.fill(entries, 0);
    }

    /** The entry of a key, or 0 if there is none. */
    long probe(long key) {
        int index = (int) key & keys.length - 1;
        long entry = entries[index];
        return (keys[index] ^ entry) == key ? entry : 0;
    }

    void store(long key, int value, int depth, int bound, int move) {
        int index = (int) key & keys.length - 1;
        long entry = (long) value << 32 | (long) (depth & 255) << 24 | (long) bound << 16 | move;
        entries[index] = entry;
        keys[index] = key ^ entry;
    }

    /** Stores the estimate of a last turn, unless a deeper result would be lost. */
    void storeEstimate(long key, int value) {
        if (depth(entries[(int) key & keys.length - 1]) <= 1) store(key, value, 1, EXACT, LiveBoard.PASS);
    }

    static int value(long entry) {
        return (int) (entry >> 32);
    }

    static int depth(long entry) {
        return (int) (entry >> 24) & 255;
    }

    static int bound(long entry) {
        return (int) (entry >> 16) & 255;
    }

    static int move(long entry) {
        return (int) entry & 0xFFFF;
    }
}
