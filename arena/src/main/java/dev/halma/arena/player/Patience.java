package dev.halma.arena.player;

import dev.halma.engine.search.Limits;
import java.time.Duration;

/**
 * How long the match waits for a program.
 *
 * @param toStart the time limit until it is ready for a game
 * @param beyond the time that a move may take beyond its limit; without a time limit, the time for the whole move
 */
public record Patience(Duration toStart, Duration beyond) {

    public static final Patience USUAL = new Patience(Duration.ofSeconds(30), Duration.ofSeconds(10));

    Duration forAMove(Limits limits) {
        return limits.nanos() == Long.MAX_VALUE ? beyond : beyond.plusNanos(limits.nanos());
    }
}
