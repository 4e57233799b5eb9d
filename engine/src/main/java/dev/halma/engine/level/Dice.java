package dev.halma.engine.level;

/** Chance that is the same on every platform for the same seed. */
public final class Dice {

    private long state;

    public Dice(long seed) {
        state = seed;
    }

    /** A number from 0 to one less than the bound. */
    public int roll(int bound) {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return (int) Long.remainderUnsigned(z ^ (z >>> 31), bound);
    }
}
