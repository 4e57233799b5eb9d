package dev.halma.arena.rating;

/**
 * A player's strength.
 *
 * @param margin of error, at 95 % confidence
 */
public record Rating(double value, double margin) {

    /** A difference as people write it: whole, with its sign, and none for zero. */
    public static String signed(double difference) {
        long whole = Math.round(difference);
        return whole > 0 ? "+" + whole : Long.toString(whole);
    }

    /** A number for programs: rounded to hundredths, and never minus zero. */
    public static double rounded(double value) {
        return Math.round(value * 100) / 100.0;
    }

    public double low() {
        return value - margin;
    }

    public double high() {
        return value + margin;
    }
}
