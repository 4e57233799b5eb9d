package dev.halma.engine.search;

import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * The limits of a search.
 *
 * @param depth the largest depth in turns
 * @param nodes the largest number of positions
 * @param nanos the longest time
 * @param clock returns nanoseconds; the engine has no clock of its own
 * @param stop asked regularly; true ends the search at once
 */
public record Limits(int depth, long nodes, long nanos, LongSupplier clock, BooleanSupplier stop) {

    public static final int DEEPEST = 100;

    public Limits {
        Objects.requireNonNull(clock, "clock");
        Objects.requireNonNull(stop, "stop");
    }

    public static Limits depth(int depth) {
        return new Limits(depth, Long.MAX_VALUE, Long.MAX_VALUE, () -> 0, () -> false);
    }

    public static Limits nodes(long nodes) {
        return new Limits(DEEPEST, nodes, Long.MAX_VALUE, () -> 0, () -> false);
    }

    public static Limits time(long nanos, LongSupplier clock) {
        return new Limits(DEEPEST, Long.MAX_VALUE, nanos, clock, () -> false);
    }

    public Limits withDepth(int most) {
        return new Limits(most, nodes, nanos, clock, stop);
    }

    /** These limits with at least this number of nodes. */
    public Limits withNodesFrom(long least) {
        return new Limits(depth, Math.max(nodes, least), nanos, clock, stop);
    }

    public Limits withNodes(long most) {
        return new Limits(depth, most, nanos, clock, stop);
    }

    public Limits withNanos(long most) {
        return new Limits(depth, nodes, most, clock, stop);
    }

    /**
     * The rest of these limits.
     *
     * @param started the clock's value when they began
     */
    public Limits since(long started) {
        return nanos == Long.MAX_VALUE ? this : withNanos(Math.max(1, nanos - (clock.getAsLong() - started)));
    }

    /** Whether the time is up, or the caller has stopped the search. */
    public boolean areOver(long started) {
        boolean late = nanos != Long.MAX_VALUE && clock.getAsLong() - started >= nanos;
        return late || stop.getAsBoolean();
    }

    public Limits withStop(BooleanSupplier asked) {
        Objects.requireNonNull(asked, "asked");
        return new Limits(depth, nodes, nanos, clock, asked);
    }

    /** These limits without an end of their own. Only the caller's stop ends the search, or this condition. */
    public Limits until(BooleanSupplier ended) {
        Objects.requireNonNull(ended, "ended");
        return new Limits(
                depth, Long.MAX_VALUE, Long.MAX_VALUE, clock, () -> ended.getAsBoolean() || stop.getAsBoolean());
    }
}
