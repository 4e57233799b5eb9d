package dev.halma.rules.game;

import dev.halma.rules.variant.Seat;

/** A decision of the arbiter, who keeps the clock and knows which players are present. Players can't make one. */
public sealed interface Ruling {

    /** The seat has run out of time. */
    record TimeOut(Seat seat) implements Ruling {}

    /** The seat's player is gone for good. */
    record Left(Seat seat) implements Ruling {}

    /** The seat to move loses this turn: its player is away, and the others do not want to wait. */
    record Skip(Seat seat) implements Ruling {}

    /** All seats in play have agreed on a draw, see {@link DrawTalk}. */
    record DrawAgreed() implements Ruling {}
}
