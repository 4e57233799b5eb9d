package dev.halma.server.http.api;

import dev.halma.server.cluster.Buckets;
import java.time.Duration;

/** A limit on how often each caller may do one kind of thing. */
public final class Allowances {

    private final Buckets buckets;

    /** Counts in these buckets, which all nodes may share. */
    public Allowances(Buckets buckets) {
        this.buckets = buckets;
    }

    /** Counts one use; throws the problem if the caller has no more left. */
    void use(String caller) {
        Duration wait = buckets.take(caller);
        if (!wait.isZero()) throw Problem.tooMany(wait);
    }
}
