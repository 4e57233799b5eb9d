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
    Duration take(String caller);
}
