package dev.halma.server.http.api;

import dev.halma.server.bus.Buckets;
import java.time.Duration;

/** How often somebody may do something. */
public final class Allowances {

    private final Buckets buckets;

    /** Counts callers as these buckets do, which may be those of all nodes together. */
    public Allowances(Buckets buckets) {
        this.buckets = buckets;
    }

    /** Counts one time; throws the problem if it is one too many. */
    void use(String caller) {
        Duration wait = buckets.take(caller);
        if (!wait.isZero()) throw Problem.tooMany(wait);
    }
}
