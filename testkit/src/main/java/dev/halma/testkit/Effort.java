package dev.halma.testkit;

import java.util.stream.LongStream;

/**
 * How much the tests of this run try. {@code ./halma test} takes its seed from the commit, so that every commit tries
 * other cases; {@code ./halma soak} counts its seeds on from run to run and tries more with each.
 */
public final class Effort {

    /** The seeds of two runs don't meet as long as no test takes more than this. */
    private static final long SEEDS_OF_A_RUN = 1_000_000;

    private Effort() {}

    /** The number that names this run; {@code --seed} repeats it. */
    public static long run() {
        return Long.getLong("halma.seed", 1);
    }

    /** The first seed of this run. */
    public static long seed() {
        return run() * SEEDS_OF_A_RUN;
    }

    /** This number of seeds of this run. */
    public static LongStream seeds(int count) {
        return LongStream.range(seed(), seed() + count);
    }

    /** The first number before a change is accepted, the second in a soak. */
    public static int times(int inTests, int inSoak) {
        return Boolean.getBoolean("halma.soak") ? inSoak : inTests;
    }
}
