package dev.halma.arena.rating;

/** The scale of ratings: a player who is stronger by 400 has ten times the odds. */
final class Elo {

    /** Odds of a thousand to one are the most that games can show. */
    private static final double LEAST = 0.001;

    private Elo() {}

    /** The share of the points that a player who is stronger by this has against one other. */
    static double share(double difference) {
        return 1 / (1 + Math.pow(10, -difference / 400));
    }

    /**
     * How much stronger a player is who has this share of the points.
     *
     * @param even the share that it would have among equals
     */
    static double difference(double share, double even) {
        double bounded = Math.clamp(share, LEAST, 1 - LEAST);
        double odds = bounded / (1 - bounded) / (even / (1 - even));
        return 400 * Math.log10(odds);
    }
}
