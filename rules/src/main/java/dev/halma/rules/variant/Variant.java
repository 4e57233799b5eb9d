package dev.halma.rules.variant;

import dev.halma.rules.board.Board;
import java.util.List;

/**
 * A game of the family: a board, the seats with their places, and the house rules.
 *
 * @param id the short name, as in {@code american-2}
 */
public record Variant(String id, Source source, Board board, List<Seating> seatings, HouseRules houseRules) {

    public Variant {
        seatings = List.copyOf(seatings);
        if (!houseRules.canBePlayed()) throw new IllegalArgumentException("win=both needs partners");
        if (houseRules.sides().sides().stream()
                        .mapToInt(side -> side.seats().size())
                        .sum()
                != seatings.size()) {
            throw new IllegalArgumentException(houseRules.sides() + " for " + seatings.size() + " seats");
        }
    }

    /** This variant under other house rules. */
    public Variant with(HouseRules changed) {
        return new Variant(id, source, board, seatings, changed);
    }

    public int seats() {
        return seatings.size();
    }

    public boolean hasSeat(Seat seat) {
        return seat.index() < seatings.size();
    }

    public Seating seating(Seat seat) {
        return seatings.get(seat.index());
    }

    public Side sideOf(Seat seat) {
        return houseRules.sides().of(seat);
    }

    @Override
    public String toString() {
        return id;
    }
}
