package dev.halma.server.bus.redis;

import dev.halma.server.bus.Envelope;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** Hands news on, one after the other, on a thread that is not the one that brought it. */
final class InOrder {

    /** Many times what a burst brings. More than this waits only for a listener that is stuck. */
    static final int MOST_WAITING = 10_000;

    private final Executor executor;
    private final Consumer<Envelope> hears;
    private final Runnable missed;
    private final Queue<Envelope> waiting = new ArrayDeque<>();
    private boolean isBusy;
    private boolean hasMissed;

    /** @param missed called when news had to be thrown away, because there was too much of it */
    InOrder(Executor executor, Consumer<Envelope> hears, Runnable missed) {
        this.executor = executor;
        this.hears = hears;
        this.missed = missed;
    }

    void add(Envelope news) {
        synchronized (this) {
            if (waiting.size() < MOST_WAITING) waiting.add(news);
            else hasMissed = true;
            if (isBusy) return;
            isBusy = true;
        }
        executor.execute(this::handOn);
    }

    private void handOn() {
        while (true) {
            Envelope next;
            boolean isComplete;
            synchronized (this) {
                next = waiting.poll();
                isBusy = next != null;
                isComplete = isBusy || !hasMissed;
                if (!isComplete) hasMissed = false;
            }
            if (!isComplete) missed.run();
            if (next == null) return;
            hears.accept(next);
        }
    }
}
