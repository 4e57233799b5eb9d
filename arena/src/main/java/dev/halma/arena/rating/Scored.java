package dev.halma.arena.rating;

import java.util.List;

/**
 * Who sat where in one game, and what it came to.
 *
 * @param players by seat, as indices into a list of players
 */
public record Scored(List<Integer> players, Result result) {

    public Scored {
        players = List.copyOf(players);
    }

    /** Whether everybody has one seat. Somebody who plays against themselves shows nothing about their strength. */
    boolean isBetweenDifferentPlayers() {
        return players.stream().distinct().count() == players.size();
    }
}
