package dev.halma.engine.level;

import dev.halma.rules.move.Keys;

/** Pseudo-random numbers that are the same on every platform for the same seed. */
public final class Dice {

    private long state;

    public Dice(long seed) {
        state = seed;
    }

    /**
     * A number from 0 up to but not including the bound.
     *
     * @throws IllegalArgumentException if the bound is not 1 or more
     */
    public int roll(int bound) {
        if (bound < 1) throw new IllegalArgumentException("a bound is 1 or more, not " + bound);
        state = Keys.key(state + 1);
        return (int) Long.remainderUnsigned(state, bound);
    }
}
