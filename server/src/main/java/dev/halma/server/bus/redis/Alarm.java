package dev.halma.server.bus.redis;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells that news may have been missed: at once, and then at most once a second, because after a failure of Redis every node
 * raises it.
 */
final class Alarm {

    private static final Logger LOG = LoggerFactory.getLogger(Alarm.class);
    private static final Duration REST = Duration.ofSeconds(1);

    private final Executor executor;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final AtomicBoolean isRaised = new AtomicBoolean();
    private final AtomicBoolean isBusy = new AtomicBoolean();

    Alarm(Executor executor) {
        this.executor = executor;
    }

    void add(Runnable listener) {
        listeners.add(listener);
    }

    void raise() {
        isRaised.set(true);
        if (isBusy.compareAndSet(false, true)) executor.execute(this::tell);
    }

    private void tell() {
        try {
            while (isRaised.getAndSet(false)) {
                listeners.forEach(Alarm::run);
                Thread.sleep(REST);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return; // The bus closes.
        }
        isBusy.set(false);
        if (isRaised.get()) raise(); // It was raised while this was ending.
    }

    private static void run(Runnable listener) {
        try {
            listener.run();
        } catch (RuntimeException e) {
            LOG.error("somebody who looks for missed news failed", e);
        }
    }
}
