package dev.halma.server.bus;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;

/** Counts within one process. Callers who were not seen for long are forgotten. */
public final class LocalBuckets implements Buckets {

    private static final int MOST_CALLERS = 100_000;

    private final Limit limit;
    private final BucketTime time;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > MOST_CALLERS;
        }
    };

    public LocalBuckets(Limit limit, InstantSource clock) {
        this.limit = limit;
        this.time = new BucketTime(clock);
    }

    @Override
    public Duration take(String caller) {
        ConsumptionProbe probe = bucket(caller).tryConsumeAndReturnRemaining(1);
        return probe.isConsumed() ? Duration.ZERO : Duration.ofNanos(probe.getNanosToWaitForRefill());
    }

    private synchronized Bucket bucket(String caller) {
        return buckets.computeIfAbsent(
                caller,
                fresh -> Bucket.builder()
                        .withCustomTimePrecision(time)
                        .addLimit(all -> all.capacity(limit.times()).refillGreedy(limit.times(), limit.within()))
                        .build());
    }
}
