package dev.halma.server.cluster;

import java.time.Duration;

/** Counts how often each caller does one kind of thing. Every caller has a bucket, which fills again in time. */
public interface Buckets {

    /**
     * How often a caller may do it.
     *
     * @param name of what is limited, the same on all nodes
     */
    record Limit(String name, int times, Duration within) {}

    /** Counts one time. Returns zero if the caller may do it, or else how long they have to wait. */
    default Duration take(String caller) {
        return take(caller, 1);
    }

    /** Counts something that costs as much as doing it this many times. What costs more than a full bucket takes all of it. */
    Duration take(String caller, int times);
}
