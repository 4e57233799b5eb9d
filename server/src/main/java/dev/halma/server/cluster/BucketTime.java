package dev.halma.server.cluster;

import io.github.bucket4j.TimeMeter;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;

/** The clock by which buckets fill again: the server's own, which is handed in. */
public record BucketTime(InstantSource clock) implements TimeMeter {

    @Override
    public long currentTimeNanos() {
        Instant now = clock.instant();
        return TimeUnit.SECONDS.toNanos(now.getEpochSecond()) + now.getNano();
    }

    /** Nodes have to agree on the time to count together. */
    @Override
    public boolean isWallClockBased() {
        return true;
    }
}
