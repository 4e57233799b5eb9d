package dev.halma.engine.evaluation;

/** Numbers that look random and are the same on every platform: for hashes, and for dice. */
public final class Keys {

    private Keys() {}

    /** The key of a number; close numbers have keys that have nothing in common. */
    public static long key(long number) {
        long z = number * 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
