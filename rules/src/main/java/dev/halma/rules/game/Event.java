package dev.halma.rules.game;

import dev.halma.rules.move.Move;
import dev.halma.rules.move.Route;
import dev.halma.rules.variant.Seat;

/** What has happened in a game, once the referee has let it. */
public sealed interface Event {

    /** A piece has moved, by this route. */
    record Moved(Seat by, Move move, Route route) implements Event {}

    record Passed(Seat by, Move move) implements Event {}

    record Resigned(Seat by) implements Event {}

    record TimedOut(Seat by) implements Event {}

    record DrawAgreed() implements Event {}
}
