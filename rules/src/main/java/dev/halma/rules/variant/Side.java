package dev.halma.rules.variant;

import java.util.List;
import java.util.stream.Collectors;

/** The seats that win together: one seat, or two partners, in the order of their letters. */
public record Side(List<Seat> seats) {

    public Side {
        seats = seats.stream().sorted().toList();
        if (seats.isEmpty() || seats.size() > 2) throw new IllegalArgumentException("a side of " + seats);
    }

    public boolean contains(Seat seat) {
        return seats.contains(seat);
    }

    /** As a result names it: {@code A}, {@code AC}. */
    public String text() {
        return seats.stream().map(Seat::name).collect(Collectors.joining());
    }

    @Override
    public String toString() {
        return text();
    }
}
