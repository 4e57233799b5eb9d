package dev.halma.server.cluster;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;
import java.time.InstantSource;

/** Counts within one process. Buckets that were not used for long are dropped. */
public final class LocalBuckets implements Buckets {

    private static final int MOST_CALLERS = 100_000;

    private final Limit limit;
    private final BucketTime time;
    private final Cache<String, Bucket> buckets =
            Caffeine.newBuilder().maximumSize(MOST_CALLERS).build();

    public LocalBuckets(Limit limit, InstantSource clock) {
        this.limit = limit;
        this.time = new BucketTime(clock);
    }

    @Override
    public Duration take(String caller, int times) {
        int cost = Math.min(times, limit.times());
        ConsumptionProbe probe = buckets.get(caller, this::fresh).tryConsumeAndReturnRemaining(cost);
        return probe.isConsumed() ? Duration.ZERO : Duration.ofNanos(probe.getNanosToWaitForRefill());
    }

    private Bucket fresh(String caller) {
        return Bucket.builder()
                .withCustomTimePrecision(time)
                .addLimit(all -> all.capacity(limit.times()).refillGreedy(limit.times(), limit.within()))
                .build();
    }
}
