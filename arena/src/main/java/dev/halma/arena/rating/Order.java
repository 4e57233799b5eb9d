package dev.halma.arena.rating;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** How players are ranked in a table. */
public enum Order {

    /** By points, where all players have played as many games against the same players. */
    POINTS,

    /** By rating, where some have played more games or weaker players. Elo counts first, as far as there is one. */
    RATING;

    private Comparator<Standings.Row> worstFirst() {
        return switch (this) {
            case POINTS -> Comparator.comparingDouble(row -> rounded(row.points()));
            case RATING ->
                Comparator.<Standings.Row>comparingDouble(row -> value(row.elo()))
                        .thenComparingDouble(row -> value(row.skill()));
        };
    }

    Comparator<Standings.Row> bestFirst() {
        return worstFirst().reversed();
    }

    /** The place of a player, from 1. Equal players share a place. */
    public int place(Standings.Row row, List<Standings.Row> all) {
        Comparator<Standings.Row> worstFirst = worstFirst();
        return 1
                + (int) all.stream()
                        .filter(other -> worstFirst.compare(other, row) > 0)
                        .count();
    }

    private static double value(Optional<Rating> rating) {
        return rating.map(Rating::value).map(Order::rounded).orElse(Double.NEGATIVE_INFINITY);
    }

    /** Rounds, because sums of thirds differ in their last digits. */
    private static double rounded(double value) {
        return Math.rint(value * 1e6) / 1e6;
    }
}
