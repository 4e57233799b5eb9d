package dev.halma.table;

import dev.halma.rules.game.Beginning.Way;
import dev.halma.rules.variant.Seat;
import java.util.Optional;

/** Who makes the first move: a seat that was agreed on, or the one that a coin or a die chooses. */
public sealed interface First {

    record Agreed(Seat seat) implements First {}

    record Thrown(Way way) implements First {
        public Thrown {
            if (way != Way.COIN && way != Way.DIE) throw new IllegalArgumentException("not thrown: " + way);
        }
    }

    /** Reads {@code coin}, {@code die} or a seat's letter. */
    static Optional<First> parse(String text) {
        return switch (text) {
            case "coin" -> Optional.of(new Thrown(Way.COIN));
            case "die" -> Optional.of(new Thrown(Way.DIE));
            default -> text.length() == 1 ? Seat.ofLetter(text.charAt(0)).map(Agreed::new) : Optional.empty();
        };
    }

    default String text() {
        return switch (this) {
            case Agreed(Seat seat) -> seat.name();
            case Thrown(Way way) -> way.text();
        };
    }
}
