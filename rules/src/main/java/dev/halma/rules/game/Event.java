package dev.halma.rules.game;

import dev.halma.rules.move.Route;
import dev.halma.rules.variant.Seat;
import java.util.Optional;

/** One event of a game, accepted by the referee. */
public sealed interface Event {

    /** A piece moved along this route. */
    record Moved(Seat by, Route route) implements Event {}

    record Passed(Seat by) implements Event {}

    record Resigned(Seat by) implements Event {}

    record TimedOut(Seat by) implements Event {}

    /** The arbiter removed a seat whose player is gone. */
    record Left(Seat by) implements Event {}

    /** The arbiter skipped the turn of a seat whose player is away. */
    record Skipped(Seat by) implements Event {}

    record DrawAgreed() implements Event {}

    /** The seat that caused the event; empty for an agreed draw, which all seats caused. */
    default Optional<Seat> seat() {
        return switch (this) {
            case Moved(Seat by, Route route) -> Optional.of(by);
            case Passed(Seat by) -> Optional.of(by);
            case Resigned(Seat by) -> Optional.of(by);
            case TimedOut(Seat by) -> Optional.of(by);
            case Left(Seat by) -> Optional.of(by);
            case Skipped(Seat by) -> Optional.of(by);
            case DrawAgreed() -> Optional.empty();
        };
    }

    /** Whether this was a turn: a move, a pass, or a turn that was skipped. */
    default boolean isTurn() {
        return this instanceof Moved || this instanceof Passed || this instanceof Skipped;
    }
}
