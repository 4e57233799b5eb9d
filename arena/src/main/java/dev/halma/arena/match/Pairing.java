package dev.halma.arena.match;

import java.util.ArrayList;
import java.util.List;

/**
 * One game of a match.
 *
 * @param number from 0
 * @param opening the number of the opening; the same number gives the same first moves
 * @param seats the entrants by seat, as indices into the list of entrants
 */
public record Pairing(int number, long opening, List<Integer> seats) {

    public Pairing {
        seats = List.copyOf(seats);
    }

    /** Picks a value for each seat from a list with one value for each entrant. */
    public <T> List<T> of(List<T> entrants) {
        return seats.stream().map(entrants::get).toList();
    }

    /**
     * The games of a match. If there are fewer entrants than seats, the last entrant takes the remaining seats. Each
     * game moves every entrant on by one seat. An opening is repeated until every entrant has had every seat.
     */
    public static List<Pairing> all(int entrants, int seats, int games, long seed) {
        List<Pairing> pairings = new ArrayList<>();
        for (int game = 0; game < games; game++) {
            List<Integer> seated = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                seated.add(Math.min((seat + game) % seats, entrants - 1));
            }
            pairings.add(new Pairing(game, seed + game / seats, seated));
        }
        return pairings;
    }
}
