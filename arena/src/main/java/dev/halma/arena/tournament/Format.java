package dev.halma.arena.tournament;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** How players are paired. */
public enum Format {
    /** Every group of players that fills a table plays, from every seat. */
    ROUND_ROBIN("round-robin"),

    /** The same, but only the groups with the first player. */
    GAUNTLET("gauntlet"),

    /** In each round, players with about as many points play each other. */
    SWISS("swiss");

    private final String text;

    Format(String text) {
        this.text = text;
    }

    public static Optional<Format> named(String text) {
        return Arrays.stream(values())
                .filter(format -> format.text.equals(text))
                .findFirst();
    }

    public static List<String> names() {
        return Arrays.stream(values()).map(Format::text).toList();
    }

    public String text() {
        return text;
    }
}
