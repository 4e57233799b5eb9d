package dev.halma.cli.terminal.session;

import dev.halma.cli.terminal.table.Viewpoint;
import dev.halma.engine.level.Level;
import dev.halma.i18n.Texts;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Chair;
import java.util.Map;

/** The players by name. The letter of the seat goes with it, since messages of the rule book name seats. */
public record Names(Texts texts) {

    /** In a sentence: {@code Hedgehog (B)}. */
    public String of(Viewpoint now, Seat seat) {
        String bare = bare(now, seat);
        return bare.isEmpty() ? texts.text("seat.name", Map.of("seat", seat.name())) : bare + " (" + seat + ")";
    }

    /** The name alone; empty if there is none. */
    public String bare(Viewpoint now, Seat seat) {
        return now.chair(seat)
                .map(chair -> chair instanceof Chair.Computer(Level level)
                        ? creature(level)
                        : now.status().names().getOrDefault(seat, ""))
                .orElse("");
    }

    /** The name of a computer. */
    String creature(Level level) {
        return texts.text("level." + level.number() + ".name");
    }
}
