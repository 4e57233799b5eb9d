package dev.halma.rules.game;

import dev.halma.rules.variant.Seat;
import java.util.Objects;

/** A decision of the arbiter, who keeps the clock and knows which players are present. Players can't make one. */
public sealed interface Ruling {

    /** The seat has run out of time. */
    record TimeOut(Seat seat) implements Ruling {
        public TimeOut {
            Objects.requireNonNull(seat, "seat");
        }
    }

    /** The seat's player is gone for good. */
    record Left(Seat seat) implements Ruling {
        public Left {
            Objects.requireNonNull(seat, "seat");
        }
    }

    /** The seat to move loses this turn: its player is away, and the others do not want to wait. */
    record Skip(Seat seat) implements Ruling {
        public Skip {
            Objects.requireNonNull(seat, "seat");
        }
    }

    /** All seats in play have agreed on a draw. */
    record DrawAgreed() implements Ruling {}
}
