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

    private static final double BOUND = Math.log(0.95 / 0.05);

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
     * The log-likelihood ratio of the second difference over the first.
     *
     * @param score the share of the points
     * @param variance the variance of the points of one game
     */
    public double likelihood(int games, double score, double variance) {
        if (games == 0 || variance <= 0) return 0;
        double expected0 = Elo.share(elo0);
        double expected1 = Elo.share(elo1);
        return games * (expected1 - expected0) * (2 * score - expected0 - expected1) / (2 * variance);
    }

    public boolean isDecided(double likelihood) {
        return Math.abs(likelihood) >= BOUND;
    }

    public String verdict(double likelihood) {
        String found = likelihood >= BOUND
                ? "accepted: stronger by " + elo1 + " Elo rather than " + elo0
                : likelihood <= -BOUND ? "rejected: " + elo0 + " Elo rather than " + elo1 : "not decided";
        return "SPRT " + found + ", likelihood %.2f of %.2f".formatted(likelihood, BOUND);
    }
}
