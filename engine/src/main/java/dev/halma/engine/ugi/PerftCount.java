package dev.halma.engine.ugi;

import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;

/** Counts sequences of moves until it is stopped. */
record PerftCount(BooleanSupplier stop) {

    /** The depth that is counted without a check of the stop sign. It takes a few milliseconds. */
    private static final int IN_ONE_GO = 2;

    /** The count, or empty if it was stopped. */
    OptionalLong of(Position position, int depth) {
        if (stop.getAsBoolean()) return OptionalLong.empty();
        if (depth <= IN_ONE_GO) return OptionalLong.of(position.perft(depth));
        long sum = 0;
        for (Move move : position.legalMoves()) {
            OptionalLong count = of(position.after(move), depth - 1);
            if (count.isEmpty()) return count;
            sum += count.getAsLong();
        }
        return OptionalLong.of(sum);
    }
}
