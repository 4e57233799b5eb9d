package dev.halma.bench.opponents;

import dev.halma.engine.search.Limits;

/** Counts the positions of a search, as the engine does, and ends it at its limits. */
final class Budget {

    private static final int NODES_BETWEEN_LOOKS = 512;

    private final Limits limits;
    private final long started;
    private long nodes;

    /** Unwinds the recursion. The unfinished iteration is discarded. */
    @SuppressWarnings("serial")
    static final class Spent extends RuntimeException {
        private Spent() {
            super("spent", null, false, false);
        }
    }

    Budget(Limits limits) {
        this.limits = limits;
        started = limits.clock().getAsLong();
    }

    void spend() {
        nodes++;
        if (nodes >= limits.nodes() || (nodes % NODES_BETWEEN_LOOKS == 0 && isTimeUp())) throw new Spent();
    }

    private boolean isTimeUp() {
        boolean late = limits.nanos() != Long.MAX_VALUE && limits.clock().getAsLong() - started >= limits.nanos();
        return late || limits.stop().getAsBoolean();
    }
}
