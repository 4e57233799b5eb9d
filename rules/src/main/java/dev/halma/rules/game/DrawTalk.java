package dev.halma.rules.game;

import dev.halma.rules.variant.Seat;
import java.util.EnumSet;
import java.util.Set;

/**
 * Who has agreed to a draw since the last turn. Whoever keeps the table keeps one of these, begins anew after every turn,
 * and rules the draw once all seats that still play have agreed.
 */
public record DrawTalk(Set<Seat> agreed) {

    public static final DrawTalk NONE = new DrawTalk(Set.of());

    public DrawTalk {
        agreed = Set.copyOf(agreed);
    }

    /** Whether somebody has offered a draw. */
    public boolean isOffered() {
        return !agreed.isEmpty();
    }

    public DrawTalk with(Seat seat) {
        Set<Seat> more = EnumSet.of(seat);
        more.addAll(agreed);
        return new DrawTalk(more);
    }

    /** Whether every seat that still plays has agreed. */
    public boolean isAgreed(Position position) {
        return position.variant().seatings().stream()
                .allMatch(seating ->
                        agreed.contains(seating.seat()) || position.resigned().contains(seating.seat()));
    }
}
