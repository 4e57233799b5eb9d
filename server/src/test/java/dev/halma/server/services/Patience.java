package dev.halma.server.services;

import dev.halma.server.store.TimeLimits;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for what nothing reports. */
public final class Patience {

    /** The limit of every test, after which JUnit interrupts it and shows the threads. */
    public static final Duration LONG = Duration.ofMinutes(2);

    /** Longer than any test: a server with this limit gives up on nothing. */
    public static final Duration ENDLESS = Duration.ofMinutes(10);

    /**
     * For servers of tests in which nothing fails: none of them takes another one for dead because the machine is slow. Time
     * that a test puts forward has to be longer than a life for a node to be dead.
     */
    public static final TimeLimits LIMITS = new TimeLimits(
            new TimeLimits.OfDatabase(ENDLESS, ENDLESS, ENDLESS, ENDLESS),
            new TimeLimits.OfNodes(ENDLESS, ENDLESS, Duration.ofMinutes(2), Duration.ofSeconds(30), ENDLESS),
            ENDLESS,
            ENDLESS,
            ENDLESS);

    private static final long FIRST_MILLIS = 2;
    private static final long LONGEST_MILLIS = 50;

    private Patience() {}

    /**
     * Returns as soon as it is so. It looks often at first, then less and less often, since a look may be a query.
     *
     * @param what what the test waits for, for the message
     * @throws AssertionError if it is not so within the limit of all tests
     */
    public static void until(String what, BooleanSupplier isSo) {
        long began = System.nanoTime();
        long millis = FIRST_MILLIS;
        while (!isSo.getAsBoolean()) {
            if (Thread.currentThread().isInterrupted() || System.nanoTime() - began > LONG.toNanos()) {
                throw new AssertionError("waited in vain until " + what);
            }
            LockSupport.parkNanos(Duration.ofMillis(millis).toNanos());
            millis = Math.min(2 * millis, LONGEST_MILLIS);
        }
    }
}
