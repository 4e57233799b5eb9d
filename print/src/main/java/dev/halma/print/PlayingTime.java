package dev.halma.print;

import dev.halma.rules.board.Board;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;

/** How long a game takes, in minutes: ten to fifteen seconds a turn. */
record PlayingTime(int least, int most) {

    /**
     * The turns that a piece needs, as a share of the board's ranks. Some whole games of seven variants
     * took 0.24 to 0.35 of them.
     */
    private static final double TURNS_A_RANK = 0.31;

    private static final double FAST = 10.0 / 60;
    private static final double SLOW = 15.0 / 60;
    private static final int STEP = 5;

    static PlayingTime of(Variant variant) {
        Board board = variant.board();
        int pieces = variant.seatings().stream().mapToInt(Seating::pieces).sum();
        double turns = pieces * board.ranks() * TURNS_A_RANK;
        int least = rounded(turns * FAST);
        return new PlayingTime(least, Math.max(least + STEP, rounded(turns * SLOW)));
    }

    private static int rounded(double minutes) {
        return Math.max(STEP, (int) Math.round(minutes / STEP) * STEP);
    }
}
