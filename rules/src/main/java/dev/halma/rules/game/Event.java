package dev.halma.rules.game;

import dev.halma.rules.move.Route;
import dev.halma.rules.variant.Seat;
import java.util.Optional;

/** What has happened in a game, once the referee has let it. */
public sealed interface Event {

    /** A piece has moved, by this route. */
    record Moved(Seat by, Route route) implements Event {}

    record Passed(Seat by) implements Event {}

    record Resigned(Seat by) implements Event {}

    record TimedOut(Seat by) implements Event {}

    /** The arbiter has taken a seat out of the game whose player is gone. */
    record Left(Seat by) implements Event {}

    record DrawAgreed() implements Event {}

    /** Whose event it was; all seats' where they agreed on a draw. */
    default Optional<Seat> seat() {
        return switch (this) {
            case Moved(Seat by, Route route) -> Optional.of(by);
            case Passed(Seat by) -> Optional.of(by);
            case Resigned(Seat by) -> Optional.of(by);
            case TimedOut(Seat by) -> Optional.of(by);
            case Left(Seat by) -> Optional.of(by);
            case DrawAgreed() -> Optional.empty();
        };
    }

    /** Whether this was a turn: a move or a pass. */
    default boolean isTurn() {
        return this instanceof Moved || this instanceof Passed;
    }
}
