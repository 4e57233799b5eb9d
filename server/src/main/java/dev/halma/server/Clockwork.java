package dev.halma.server;

import dev.halma.server.store.StoreFailed;
import dev.halma.server.tables.Scheduler;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The scheduler of a real server. One thread waits; tasks run on other threads, so that no task delays another. */
final class Clockwork implements Scheduler, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Clockwork.class);

    private final ScheduledThreadPoolExecutor waiting = new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().name("clockwork").daemon().factory());
    private final InstantSource clock;
    private final Executor executor;

    Clockwork(InstantSource clock, Executor executor) {
        this.clock = clock;
        this.executor = executor;
        waiting.setRemoveOnCancelPolicy(true);
    }

    @Override
    public Alarm at(Instant moment, Runnable action) {
        long millis = Math.max(0, Duration.between(clock.instant(), moment).toMillis());
        Future<?> alarm = waiting.schedule(() -> executor.execute(action), millis, TimeUnit.MILLISECONDS);
        return () -> alarm.cancel(false);
    }

    /** Runs a task at once on another thread. */
    void soon(Runnable action) {
        executor.execute(() -> attempt(action, new AtomicBoolean()));
    }

    /** Runs a task periodically, with a pause in between. Two runs never overlap, however long one takes. */
    void every(Duration pause, Runnable action) {
        AtomicBoolean isRunning = new AtomicBoolean();
        Runnable once = () -> {
            if (isRunning.compareAndSet(false, true)) executor.execute(() -> attempt(action, isRunning));
        };
        Future<?> unused =
                waiting.scheduleWithFixedDelay(once, pause.toMillis(), pause.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Runs a task once and logs its failure. A periodic task is tried again the next time. */
    private static void attempt(Runnable action, AtomicBoolean isRunning) {
        try {
            action.run();
        } catch (StoreFailed e) {
            LOG.warn("the store: {}", e.getMessage());
        } catch (RuntimeException e) {
            LOG.error("something that is done again and again has failed", e);
        } finally {
            isRunning.set(false);
        }
    }

    @Override
    public void close() {
        waiting.shutdownNow();
    }
}
