package dev.halma.server.http.api;

import dev.halma.server.bus.Buckets;
import dev.halma.server.bus.LocalBuckets;
import java.time.Duration;

/** How often somebody may do something. */
public final class Allowances {

    private final Buckets buckets;

    /** Counts callers as these buckets do, which may be those of all nodes together. */
    public Allowances(Buckets buckets) {
        this.buckets = buckets;
    }

    /** Counts callers on this node alone. */
    public Allowances(int times, Duration within) {
        this(new LocalBuckets(new Buckets.Limit("of this node", times, within)));
    }

    /** Counts one time; throws the problem if it is one too many. */
    void use(String caller) {
        Duration wait = buckets.take(caller);
        if (!wait.isZero()) throw Problem.tooMany(wait);
    }
}
