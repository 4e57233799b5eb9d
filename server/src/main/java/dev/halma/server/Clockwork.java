package dev.halma.server;

import dev.halma.server.live.Timer;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The timer of a real server. One thread waits; what is due runs elsewhere, so that nothing is late because of another. */
final class Clockwork implements Timer, AutoCloseable {

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

    /** Does something again and again, with a pause in between. */
    void every(Duration pause, Runnable action) {
        Future<?> unused = waiting.scheduleWithFixedDelay(
                () -> executor.execute(action), pause.toMillis(), pause.toMillis(), TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        waiting.shutdownNow();
    }
}
