package dev.halma.server.online;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A clock that goes as clocks do, and can be put forward besides. */
public final class WindableClock implements InstantSource {

    private volatile Duration ahead = Duration.ZERO;

    @Override
    public Instant instant() {
        return Instant.now().plus(ahead);
    }

    public void windOn(Duration time) {
        ahead = ahead.plus(time);
    }
}
