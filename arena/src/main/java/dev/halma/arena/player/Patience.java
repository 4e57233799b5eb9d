package dev.halma.arena.player;

import dev.halma.engine.search.Limits;
import java.time.Duration;

/**
 * How long one waits for a program.
 *
 * @param toStart until it is ready for a game
 * @param beyond how much longer than its time it may take for a move; without a limit of time, how long it may take at all
 */
public record Patience(Duration toStart, Duration beyond) {

    public static final Patience USUAL = new Patience(Duration.ofSeconds(30), Duration.ofSeconds(10));

    Duration forAMove(Limits limits) {
        return limits.nanos() == Long.MAX_VALUE ? beyond : beyond.plusNanos(limits.nanos());
    }
}
