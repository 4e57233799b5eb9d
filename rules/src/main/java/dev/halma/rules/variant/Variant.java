package dev.halma.rules.variant;

import dev.halma.rules.board.Board;
import java.util.List;
import java.util.Objects;

/**
 * A game of the family: a board, the seats with their places, and the house rules.
 *
 * @param id the short name, as in {@code american-2}
 */
public record Variant(String id, Source source, Board board, List<Seating> seatings, HouseRules houseRules) {

    /** @throws IllegalArgumentException if the house rules don't fit together or are for another number of seats */
    public Variant {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(source, "source");
        Objects.requireNonNull(board, "board");
        Objects.requireNonNull(houseRules, "houseRules");
        seatings = List.copyOf(Objects.requireNonNull(seatings, "seatings"));
        if (!houseRules.canBePlayed()) {
            throw new IllegalArgumentException(
                    "win=both needs partners, places=on three or more seats that play alone, see sides");
        }
        if (houseRules.sides().sides().stream()
                        .mapToInt(side -> side.seats().size())
                        .sum()
                != seatings.size()) {
            throw new IllegalArgumentException(houseRules.sides() + " for " + seatings.size() + " seats");
        }
    }

    /**
     * Begins a variant that is not in the catalogue, on this board. Its id is its text: {@code diamond(7) camp=6
     * seats=2}.
     */
    public static VariantBuilder builder(Board board) {
        return new VariantBuilder(board);
    }

    /**
     * This variant under other house rules.
     *
     * @throws IllegalArgumentException if they don't fit together or are for another number of seats
     */
    public Variant with(HouseRules changed) {
        Objects.requireNonNull(changed, "changed");
        return new Variant(id, source, board, seatings, changed);
    }

    public int seats() {
        return seatings.size();
    }

    public boolean hasSeat(Seat seat) {
        return seat.index() < seatings.size();
    }

    /**
     * The index of one of the seats, for arrays.
     *
     * @throws IllegalArgumentException if the variant has no such seat
     */
    public int indexOf(Seat seat) {
        if (hasSeat(seat)) return seat.index();
        throw new IllegalArgumentException(id + " has no seat " + seat + ", only A to " + Seat.of(seats() - 1));
    }

    /**
     * A seat with its place, camp and goal.
     *
     * @throws IllegalArgumentException if the variant has no such seat
     */
    public Seating seating(Seat seat) {
        return seatings.get(indexOf(seat));
    }

    /**
     * The side that a seat is on.
     *
     * @throws IllegalArgumentException if the variant has no such seat
     */
    public Side sideOf(Seat seat) {
        return houseRules.sides().of(Objects.requireNonNull(seat, "seat"));
    }

    @Override
    public String toString() {
        return id;
    }
}
