package dev.halma.table;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * What a decision depends on besides the table and the command: the time, absent players, and random numbers.
 *
 * @param now to the millisecond: the log keeps no more, and a table must not know more than its log
 * @param absentSince the absent players, and since when; only decisions about absence read it
 * @param lag the measured delay of the connection that the command came through
 * @param random for a coin, a die and the address of the next table; the numbers are written into events
 * @param freshTable gives the address of the next table, should one be needed
 */
public record DecisionContext(
        Instant now,
        Map<PlayerId, Instant> absentSince,
        Duration lag,
        RandomGenerator random,
        Supplier<TableId> freshTable) {

    /** The most lag that is added back per turn. */
    public static final Duration MOST_LAG = Duration.ofMillis(500);

    /**
     * At a table at one device, where no player is absent and no connection is slow.
     *
     * @param millis the time since the epoch
     */
    public static DecisionContext here(long millis, RandomGenerator random, Supplier<TableId> freshTable) {
        return new DecisionContext(Instant.ofEpochMilli(millis), Map.of(), Duration.ZERO, random, freshTable);
    }

    public DecisionContext {
        // Not Map.copyOf: an empty one divides by zero in the browser when it is asked for a key.
        absentSince = Collections.unmodifiableMap(new HashMap<>(absentSince));
        now = Instant.ofEpochMilli(now.toEpochMilli());
        lag = Duration.ofMillis(lag.toMillis());
        if (lag.isNegative()) lag = Duration.ZERO;
        if (lag.compareTo(MOST_LAG) > 0) lag = MOST_LAG;
    }
}
