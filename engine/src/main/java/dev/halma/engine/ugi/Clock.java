package dev.halma.engine.ugi;

import java.util.Objects;
import java.util.OptionalInt;

/**
 * A seat's clock at the beginning of its turn.
 *
 * @param millis the time left
 * @param increment the milliseconds that every turn adds
 * @param turnsToGo the number of turns until the clock gets more time; empty if it never does
 */
public record Clock(long millis, long increment, OptionalInt turnsToGo) {

    public Clock {
        Objects.requireNonNull(turnsToGo, "turnsToGo");
    }

    /** The time between the end of a search and the moment when the other program stops the clock. */
    private static final long RESERVE = 30;

    /** A turn takes at most one part in this many, unless the clock gets more time right after it. */
    private static final int LEAST_PARTS = 4;

    /**
     * The milliseconds that this turn may take: an even share of the time, and most of the increment.
     *
     * @param turnsLeft the number of turns that the seat is expected to have, this one included
     */
    public long forThisTurn(int turnsLeft) {
        int turns = Math.max(1, Math.min(turnsLeft, turnsToGo.orElse(Integer.MAX_VALUE)));
        long usable = millis - RESERVE;
        long most = turnsToGo.orElse(LEAST_PARTS) < LEAST_PARTS ? usable / turnsToGo.getAsInt() : usable / LEAST_PARTS;
        long share = usable / turns + increment * 3 / 4;
        return Math.max(1, Math.min(share, most));
    }
}
