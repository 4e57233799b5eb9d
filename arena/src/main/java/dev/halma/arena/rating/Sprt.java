package dev.halma.arena.rating;

import java.util.Optional;

/**
 * A sequential probability ratio test. It goes on until the games show whether the first player is stronger by one Elo
 * difference or by the other, with an error rate of 5 %.
 *
 * @param elo0 the difference that is too small to matter
 * @param elo1 the difference that matters
 */
public record Sprt(double elo0, double elo1) {

    /** The log-likelihood ratio at which the test decides, positive or negative. */
    public static final double BOUND = Math.log(0.95 / 0.05);

    /** Reads {@code 0,20}. */
    public static Optional<Sprt> parse(String text) {
        String[] parts = text.split(",", -1);
        if (parts.length != 2 || !isNumber(parts[0]) || !isNumber(parts[1])) return Optional.empty();
        Sprt sprt = new Sprt(Double.parseDouble(parts[0]), Double.parseDouble(parts[1]));
        return sprt.elo0 < sprt.elo1 ? Optional.of(sprt) : Optional.empty();
    }

    private static boolean isNumber(String text) {
        return text.matches("-?[0-9]{1,4}(\\.[0-9]{1,3})?");
    }

    /**
     * The log-likelihood ratio of the second difference over the first. Half a win and half a loss are added to the
     * games. Otherwise the variance would be zero when a player has won all of them.
     *
     * @param points the sum of the points
     * @param squares the sum of their squares
     */
    public double likelihood(int games, double points, double squares) {
        if (games == 0) return 0;
        int count = games + 1;
        double score = (points + 0.5) / count;
        double variance = (squares + 0.5) / count - score * score;
        double expected0 = Elo.share(elo0);
        double expected1 = Elo.share(elo1);
        return count * (expected1 - expected0) * (2 * score - expected0 - expected1) / (2 * variance);
    }

    /** The state of the test. */
    public enum Verdict {
        /** The first player is stronger by the greater difference rather than by the smaller one. */
        ACCEPTED,
        REJECTED,
        NOT_DECIDED
    }

    public Verdict verdict(double likelihood) {
        if (Math.abs(likelihood) < BOUND) return Verdict.NOT_DECIDED;
        return likelihood > 0 ? Verdict.ACCEPTED : Verdict.REJECTED;
    }

    public boolean isDecided(double likelihood) {
        return verdict(likelihood) != Verdict.NOT_DECIDED;
    }
}
