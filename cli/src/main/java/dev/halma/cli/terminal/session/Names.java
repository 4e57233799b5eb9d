package dev.halma.cli.terminal.session;

import dev.halma.cli.terminal.table.Moment;
import dev.halma.cli.terminal.table.Sitter;
import dev.halma.engine.level.Level;
import dev.halma.i18n.Texts;
import dev.halma.rules.variant.Seat;
import java.util.Map;

/** The players by name. The letter of the seat goes with it, since messages of the rule book name seats. */
public record Names(Texts texts) {

    /** In a sentence: {@code Hedgehog (B)}. */
    public String of(Moment moment, Seat seat) {
        String bare = bare(moment, seat);
        return bare.isEmpty() ? texts.text("seat.name", Map.of("seat", seat.name())) : bare + " (" + seat + ")";
    }

    /** The name alone; empty if there is none. */
    public String bare(Moment moment, Seat seat) {
        Sitter sitter = moment.sitters().get(seat);
        if (sitter == null) return "";
        return switch (sitter) {
            case Sitter.Person(String name, boolean isHere) -> name;
            case Sitter.Computer(Level level) -> texts.text("level." + level.number() + ".name");
            case Sitter.Free free -> "";
        };
    }
}
