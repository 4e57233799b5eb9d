package dev.halma.engine.clock;

import java.util.OptionalInt;

/**
 * What a seat's clock shows at the beginning of its turn.
 *
 * @param millis left
 * @param increment that every turn adds, in milliseconds
 * @param turnsToGo until the clock gets more time, where it does
 */
public record Clock(long millis, long increment, OptionalInt turnsToGo) {

    /** For what happens between the end of a search and the other program's clock. */
    private static final long RESERVE = 30;

    /** No single turn takes more than one part in so many, unless the clock gets more time right after it. */
    private static final int LEAST_PARTS = 4;

    /**
     * How many milliseconds this turn may take: an even share, and most of what the turn brings in.
     *
     * @param turnsLeft how many turns the seat is expected to have, this one included
     */
    public long forThisTurn(int turnsLeft) {
        int turns = Math.max(1, Math.min(turnsLeft, turnsToGo.orElse(Integer.MAX_VALUE)));
        long usable = millis - RESERVE;
        long most = turnsToGo.orElse(LEAST_PARTS) < LEAST_PARTS ? usable / turnsToGo.getAsInt() : usable / LEAST_PARTS;
        long share = usable / turns + increment * 3 / 4;
        return Math.max(1, Math.min(share, most));
    }
}
