package dev.halma.cli.bot;

import java.io.InterruptedIOException;
import java.time.Duration;

/** Waits longer after every failure, until something has worked. */
final class Patience {

    private static final Duration SHORTEST = Duration.ofMillis(250);
    private static final Duration LONGEST = Duration.ofSeconds(30);

    private Duration next = SHORTEST;

    void reset() {
        next = SHORTEST;
    }

    void await() throws InterruptedIOException {
        try {
            Thread.sleep(next);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted");
        }
        Duration longer = next.multipliedBy(2);
        next = longer.compareTo(LONGEST) > 0 ? LONGEST : longer;
    }
}
