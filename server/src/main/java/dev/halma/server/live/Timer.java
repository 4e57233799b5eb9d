package dev.halma.server.live;

import java.time.Instant;

/** Calls back at a moment. */
public interface Timer {

    /** Something that will be called, unless it is cancelled before. */
    interface Alarm {
        void cancel();
    }

    /** Calls back at a moment, at once if it has passed. */
    Alarm at(Instant moment, Runnable action);
}
