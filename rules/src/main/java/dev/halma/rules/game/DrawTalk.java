package dev.halma.rules.game;

import dev.halma.rules.variant.Seat;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;

/**
 * The seats that have agreed to a draw since the last turn. The keeper of a table holds one, starts a new one after
 * every turn, and rules the draw once every seat in play has agreed.
 */
public record DrawTalk(Set<Seat> agreed) {

    public static final DrawTalk NONE = new DrawTalk(Set.of());

    public DrawTalk {
        agreed = Set.copyOf(Objects.requireNonNull(agreed, "agreed"));
    }

    /** Whether a seat has offered a draw. */
    public boolean isOffered() {
        return !agreed.isEmpty();
    }

    public DrawTalk with(Seat seat) {
        Set<Seat> more = EnumSet.of(Objects.requireNonNull(seat, "seat"));
        more.addAll(agreed);
        return new DrawTalk(more);
    }

    /** Whether every seat in play has agreed. */
    public boolean isAgreed(Position position) {
        return position.variant().seatings().stream()
                .allMatch(seating ->
                        agreed.contains(seating.seat()) || position.resigned().contains(seating.seat()));
    }
}
