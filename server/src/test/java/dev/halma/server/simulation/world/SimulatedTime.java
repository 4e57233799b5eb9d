package dev.halma.server.simulation.world;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.random.RandomGenerator;

/** Time and chance. Everything that happens waits in one queue, and time leaps to the next of it. */
public final class SimulatedTime implements InstantSource {

    private static final Duration TICK = Duration.ofNanos(1_037);

    /** Something that will happen. */
    private record Due(Instant at, long number, Runnable action) {}

    private final PriorityQueue<Due> queue =
            new PriorityQueue<>(Comparator.comparing(Due::at).thenComparingLong(Due::number));
    private final RandomGenerator chance;
    private Instant now = Instant.ofEpochSecond(1_794_830_400, 123_456);
    private long number;

    public SimulatedTime(RandomGenerator chance) {
        this.chance = chance;
    }

    @Override
    public Instant instant() {
        return now;
    }

    public void at(Instant moment, Runnable action) {
        queue.add(new Due(moment.isBefore(now) ? now : moment, number++, action));
    }

    public void after(Duration delay, Runnable action) {
        at(now.plus(delay), action);
    }

    /** Lets the next thing happen; false if there is none before a moment. */
    public boolean step(Instant before) {
        Due next = queue.peek();
        if (next == null || !next.at().isBefore(before)) return false;
        queue.remove();
        now = next.at().plus(TICK);
        next.action().run();
        return true;
    }

    public RandomGenerator chance() {
        return chance;
    }

    public boolean oneIn(int times) {
        return chance.nextInt(times) == 0;
    }

    /** A duration of so many milliseconds at most. */
    public Duration upTo(int millis) {
        return Duration.ofNanos((long) (chance.nextDouble() * millis * 1_000_000));
    }
}
