package dev.halma.server.store.sql;

import java.time.Instant;

/** Moments as the database keeps them: nanoseconds since 1970. */
final class Times {

    private static final long PER_SECOND = 1_000_000_000;

    /** From 1678 to 2261. What lies outside is taken for the nearest moment that can be written. */
    private static final Instant FIRST = instant(Long.MIN_VALUE);

    private static final Instant LAST = instant(Long.MAX_VALUE);

    private Times() {}

    static long nanos(Instant moment) {
        if (moment.isBefore(FIRST)) return Long.MIN_VALUE;
        if (moment.isAfter(LAST)) return Long.MAX_VALUE;
        // The first second can be written only together with its nanoseconds.
        return moment.getEpochSecond() < 0
                ? (moment.getEpochSecond() + 1) * PER_SECOND + (moment.getNano() - PER_SECOND)
                : moment.getEpochSecond() * PER_SECOND + moment.getNano();
    }

    static Instant instant(long nanos) {
        return Instant.ofEpochSecond(Math.floorDiv(nanos, PER_SECOND), Math.floorMod(nanos, PER_SECOND));
    }
}
