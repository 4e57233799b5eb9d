package dev.halma.rules.move;

/**
 * Pseudo-random numbers that are the same on every platform. They serve as Zobrist keys (a position's key is the
 * exclusive or of the keys of its parts) and as the engine's random numbers.
 */
public final class Keys {

    private static final int MOST_SEATS = 6;
    private static final int CELLS = 256;
    private static final long[] PIECES = new long[MOST_SEATS * CELLS];
    private static final long[] TO_MOVE = new long[MOST_SEATS];
    private static final long[] GONE = new long[MOST_SEATS];

    static {
        for (int i = 0; i < PIECES.length; i++) PIECES[i] = key(i + 1);
        for (int seat = 0; seat < MOST_SEATS; seat++) {
            TO_MOVE[seat] = key(-1 - seat);
            GONE[seat] = key(-1 - MOST_SEATS - seat);
        }
    }

    private Keys() {}

    /** The key of a number. Similar numbers have unrelated keys. */
    public static long key(long number) {
        long z = number * 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** The key of a sequence, extended by one number. */
    static long join(long key, long number) {
        return key(key ^ key(number));
    }

    static long join(long key, String text) {
        long joined = join(key, text.length());
        for (int i = 0; i < text.length(); i++) joined = join(joined, text.charAt(i));
        return joined;
    }

    static long piece(int seat, int cell) {
        return PIECES[CELLS * seat + cell];
    }

    static long toMove(int seat) {
        return TO_MOVE[seat];
    }

    static long gone(int seat) {
        return GONE[seat];
    }
}
