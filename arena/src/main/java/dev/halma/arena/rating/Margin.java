package dev.halma.arena.rating;

/** How far a mean of several games may be from the truth, in nineteen cases of twenty. */
public final class Margin {

    /** The normal distribution has 95 % of its weight within so many deviations. */
    private static final double DEVIATIONS = 1.96;

    private Margin() {}

    /**
     * The margin of a mean.
     *
     * @param variance of one game
     */
    public static double of(double variance, int games) {
        return DEVIATIONS * Math.sqrt(Math.max(0, variance) / games);
    }
}
