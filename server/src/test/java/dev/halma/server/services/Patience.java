package dev.halma.server.services;

import dev.halma.server.store.TimeLimits;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for what nobody reports. */
public final class Patience {

    /** Nothing takes this long, on whatever machine. */
    public static final Duration LONG = Duration.ofMinutes(10);

    /**
     * For servers of tests in which nothing fails: none of them takes another one for dead because the machine is slow. Time
     * that a test puts forward has to be longer than a life for a node to be dead.
     */
    public static final TimeLimits LIMITS = new TimeLimits(
            new TimeLimits.OfDatabase(LONG, LONG, LONG, LONG),
            new TimeLimits.OfNodes(LONG, LONG, Duration.ofMinutes(2), Duration.ofSeconds(30), LONG),
            LONG,
            LONG,
            LONG);

    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(2);

    private Patience() {}

    /** Returns as soon as it is so. The limit of all tests ends it if it never is. */
    public static void until(BooleanSupplier isSo) {
        while (!isSo.getAsBoolean()) {
            if (Thread.currentThread().isInterrupted()) throw new IllegalStateException("waited too long");
            LockSupport.parkNanos(BETWEEN_LOOKS.toNanos());
        }
    }
}
