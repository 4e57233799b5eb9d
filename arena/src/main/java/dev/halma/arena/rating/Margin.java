package dev.halma.arena.rating;

/** Margins of error, at 95 % confidence. */
public final class Margin {

    /** The number of standard deviations that hold 95 % of a normal distribution. */
    private static final double DEVIATIONS = 1.96;

    private Margin() {}

    /**
     * The margin of a mean.
     *
     * @param variance the variance of one game
     */
    public static double of(double variance, int games) {
        return ofDeviation(Math.sqrt(Math.max(0, variance) / games));
    }

    /** The margin of an estimate with this standard deviation. */
    static double ofDeviation(double deviation) {
        return DEVIATIONS * deviation;
    }
}
