package dev.halma.arena.rating;

/** The Elo scale: a player who is 400 points stronger has ten times the odds. */
final class Elo {

    /** The smallest share that games can show: odds of a thousand to one. */
    private static final double LEAST = 0.001;

    private Elo() {}

    /** The share of the points of a player against one who is weaker by this difference. */
    static double share(double difference) {
        return 1 / (1 + Math.pow(10, -difference / 400));
    }

    /**
     * The Elo difference of a player with this share of the points.
     *
     * @param even the share among equal players
     */
    static double difference(double share, double even) {
        double bounded = Math.clamp(share, LEAST, 1 - LEAST);
        double odds = bounded / (1 - bounded) / (even / (1 - even));
        return 400 * Math.log10(odds);
    }
}
