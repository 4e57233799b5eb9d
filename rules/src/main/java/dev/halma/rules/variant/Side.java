package dev.halma.rules.variant;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** The seats that win together: one seat, or two partners, in the order of their letters. */
public record Side(List<Seat> seats) {

    /** @throws IllegalArgumentException unless there are one or two seats */
    public Side {
        seats = seats.stream().sorted().toList();
        if (seats.isEmpty() || seats.size() > 2)
            throw new IllegalArgumentException("a side has one or two seats, not " + seats);
    }

    public boolean contains(Seat seat) {
        return seats.contains(Objects.requireNonNull(seat, "seat"));
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
