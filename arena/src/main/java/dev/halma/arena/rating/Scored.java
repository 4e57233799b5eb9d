package dev.halma.arena.rating;

import java.util.List;

/**
 * The players of one game by seat, and its result.
 *
 * @param players by seat, as indices into a list of players
 */
public record Scored(List<Integer> players, Result result) {

    public Scored {
        players = List.copyOf(players);
    }

    /** Whether each player has one seat. A player's games against themselves say nothing about strength. */
    boolean isBetweenDifferentPlayers() {
        return players.stream().distinct().count() == players.size();
    }
}
