package dev.halma.server.operations;

import dev.halma.server.store.Store;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;

/** Whether this server can take work: it is not about to stop, and its store can be written. */
public final class Readiness {

    /** How long a result is cached: the store is not tried more often, however many requests ask. */
    private static final Duration GOOD_FOR = Duration.ofSeconds(1);

    private final Store store;
    private final InstantSource clock;
    private final Duration patience;
    private final ReentrantLock lock = new ReentrantLock();
    private volatile boolean isStopping;
    private Instant triedAt = Instant.MIN;
    private volatile Optional<String> trouble = Optional.empty();
    private volatile Instant wellUntil;

    /** @param patience a store that takes longer for a small write is in trouble */
    public Readiness(Store store, InstantSource clock, Duration patience) {
        this.patience = patience;
        this.store = store;
        this.clock = clock;
        this.wellUntil = clock.instant();
    }

    /** From now on no work is taken. */
    public void stop() {
        isStopping = true;
    }

    public boolean isStopping() {
        return isStopping;
    }

    /** Whether the last write to the store failed. */
    public boolean isInTrouble() {
        return trouble.isPresent();
    }

    /** Tries a store again that could not be written. To be called every second: there may be no request that asks. */
    public void tryAgain() {
        if (isInTrouble()) trouble();
    }

    /** When the store was last written with success. It is tried now, unless that was done a moment ago. */
    public Instant wellUntil() {
        trouble();
        return wellUntil;
    }

    /** Why no work can be taken; nothing if it can. */
    public Optional<String> trouble() {
        if (isStopping) return Optional.of("the server stops");
        lock.lock();
        try {
            Instant now = clock.instant();
            if (triedAt.isBefore(now.minus(GOOD_FOR))) {
                trouble = tried(now);
                triedAt = now;
            }
            return trouble;
        } finally {
            lock.unlock();
        }
    }

    private Optional<String> tried(Instant now) {
        try {
            store.heartbeat(now).get(patience.toMillis(), TimeUnit.MILLISECONDS);
            wellUntil = now;
            return Optional.empty();
        } catch (ExecutionException e) {
            return Optional.of("the store can't be written");
        } catch (TimeoutException e) {
            return Optional.of("the store takes longer than " + patience.toSeconds() + " s to write");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.of("interrupted");
        }
    }
}
