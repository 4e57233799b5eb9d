package dev.halma.engine.search;

import java.util.Arrays;

/**
 * What earlier searches found out, by hash. A word holds value (32 bits), depth (8), bound (8) and move (16); it is kept
 * beside its hash mixed into it, so that a half-written pair does not match when several searches share a table.
 */
public final class TranspositionTable {

    static final int EXACT = 0;
    static final int AT_LEAST = 1;
    static final int AT_MOST = 2;

    private static final int BYTES_AN_ENTRY = 16;

    private final long[] hashes;
    private final long[] entries;

    private TranspositionTable(int size) {
        hashes = new long[size];
        entries = new long[size];
    }

    public static TranspositionTable ofMegabytes(int megabytes) {
        long wanted = Math.max(1, (long) megabytes) * 1024 * 1024 / BYTES_AN_ENTRY;
        return new TranspositionTable((int) Long.highestOneBit(Math.min(wanted, 1 << 27)));
    }

    public void clear() {
        Arrays.fill(hashes, 0);
        Arrays.fill(entries, 0);
    }

    /** The entry for a hash, or 0 where there is none. */
    long probe(long hash) {
        int index = (int) hash & hashes.length - 1;
        long entry = entries[index];
        return (hashes[index] ^ entry) == hash ? entry : 0;
    }

    void store(long hash, int value, int depth, int bound, int move) {
        int index = (int) hash & hashes.length - 1;
        long entry = (long) value << 32 | (long) (depth & 255) << 24 | (long) bound << 16 | move;
        entries[index] = entry;
        hashes[index] = hash ^ entry;
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
