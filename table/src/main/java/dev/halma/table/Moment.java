package dev.halma.table;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * What a decision needs from outside: time, who is away, and chance.
 *
 * @param now to the millisecond: the log keeps no more, and a table must not know more than its log
 * @param absentSince the players who are away, and since when
 * @param lag the measured delay of the line that the command came through
 * @param chance for a coin, a die and the address of the next table; what it gives is written into events
 * @param freshTable gives the address of the next table, should one be needed
 */
public record Moment(
        Instant now,
        Map<PlayerId, Instant> absentSince,
        Duration lag,
        RandomGenerator chance,
        Supplier<TableId> freshTable) {

    /** The most that is given back for a slow line, a turn. */
    public static final Duration MOST_LAG = Duration.ofMillis(500);

    /**
     * At a table at one device, where nobody is absent and no line is slow.
     *
     * @param millis the time since the epoch
     */
    public static Moment here(long millis, RandomGenerator chance, Supplier<TableId> freshTable) {
        return new Moment(Instant.ofEpochMilli(millis), Map.of(), Duration.ZERO, chance, freshTable);
    }

    public Moment {
        absentSince = Map.copyOf(absentSince);
        now = now.truncatedTo(ChronoUnit.MILLIS);
        lag = lag.truncatedTo(ChronoUnit.MILLIS);
        if (lag.isNegative()) lag = Duration.ZERO;
        if (lag.compareTo(MOST_LAG) > 0) lag = MOST_LAG;
    }
}
