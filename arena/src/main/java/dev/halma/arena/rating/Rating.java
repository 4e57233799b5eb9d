package dev.halma.arena.rating;

/**
 * A player's strength.
 *
 * @param margin of error, at 95 % confidence
 */
public record Rating(double value, double margin) {

    public double low() {
        return value - margin;
    }

    public double high() {
        return value + margin;
    }
}
