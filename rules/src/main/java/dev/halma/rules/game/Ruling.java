package dev.halma.rules.game;

import dev.halma.rules.variant.Seat;

/** What an arbiter decides: whoever keeps the clock and knows who is there. No player's word can be one. */
public sealed interface Ruling {

    /** The seat has run out of time. */
    record TimeOut(Seat seat) implements Ruling {}

    /** The seat's player is gone for good. */
    record Left(Seat seat) implements Ruling {}

    /** All seats that still play have agreed on a draw, see {@link DrawTalk}. */
    record DrawAgreed() implements Ruling {}
}
