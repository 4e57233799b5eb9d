package dev.halma.engine.level;

import dev.halma.rules.move.Keys;

/** Pseudo-random numbers that are the same on every platform for the same seed. */
public final class Dice {

    private long state;

    public Dice(long seed) {
        state = seed;
    }

    /** A number from 0 up to but not including the bound. */
    public int roll(int bound) {
        state = Keys.key(state + 1);
        return (int) Long.remainderUnsigned(state, bound);
    }
}
