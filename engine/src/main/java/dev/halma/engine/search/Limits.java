package dev.halma.engine.search;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * When a search has to end.
 *
 * @param depth turns to look ahead at the most
 * @param nodes positions to look at at the most
 * @param nanos time to use at the most, by the clock
 * @param clock counts nanoseconds; the engine has none of its own
 * @param stop asked every now and then: true ends the search at once
 */
public record Limits(int depth, long nodes, long nanos, LongSupplier clock, BooleanSupplier stop) {

    public static final int DEEPEST = 100;

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

    /** The same limits, but for so many nodes at the least. */
    public Limits withNodesFrom(long least) {
        return new Limits(depth, Math.max(nodes, least), nanos, clock, stop);
    }

    public Limits withStop(BooleanSupplier asked) {
        return new Limits(depth, nodes, nanos, clock, asked);
    }
}
