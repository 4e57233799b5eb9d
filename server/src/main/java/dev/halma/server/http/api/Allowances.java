package dev.halma.server.http.api;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** How often somebody may do something. Each caller has a bucket; those who were not seen for long are forgotten. */
public final class Allowances {

    private static final int MOST_CALLERS = 100_000;

    private final int times;
    private final Duration within;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > MOST_CALLERS;
        }
    };

    public Allowances(int times, Duration within) {
        this.times = times;
        this.within = within;
    }

    /** Counts one time; throws the problem if it is one too many. */
    void use(String caller) {
        ConsumptionProbe probe = bucket(caller).tryConsumeAndReturnRemaining(1);
        if (!probe.isConsumed()) throw Problem.tooMany(Duration.ofNanos(probe.getNanosToWaitForRefill()));
    }

    private synchronized Bucket bucket(String caller) {
        return buckets.computeIfAbsent(
                caller,
                fresh -> Bucket.builder()
                        .addLimit(limit -> limit.capacity(times).refillGreedy(times, within))
                        .build());
    }
}
