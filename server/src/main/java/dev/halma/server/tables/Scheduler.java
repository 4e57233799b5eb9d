package dev.halma.server.tables;

import java.time.Instant;

/** Runs tasks at a given time. */
public interface Scheduler {

    /** A scheduled task. */
    interface Alarm {
        void cancel();
    }

    /** Runs a task at a time, at once if that has passed. */
    Alarm at(Instant time, Runnable task);
}
