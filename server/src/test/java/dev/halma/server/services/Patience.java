package dev.halma.server.services;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for what nobody reports. */
public final class Patience {

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
