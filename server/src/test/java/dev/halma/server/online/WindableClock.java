package dev.halma.server.online;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/** A clock that goes as clocks do, and can be stopped and put forward besides. */
public final class WindableClock implements InstantSource {

    private volatile Duration ahead = Duration.ZERO;
    private volatile @Nullable Instant stoppedAt;

    @Override
    public Instant instant() {
        Instant stopped = stoppedAt;
        return (stopped == null ? Instant.now() : stopped).plus(ahead);
    }

    void stop() {
        stoppedAt = Instant.now();
    }

    public void windOn(Duration time) {
        ahead = ahead.plus(time);
    }
}
