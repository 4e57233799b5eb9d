package dev.halma.table;

import dev.halma.rules.told.Told;
import java.util.List;

/** What became of a command. */
public sealed interface Decision {

    /** These events have to be appended to the log; then they have happened. None where the command changes nothing. */
    record Accepted(List<TableEvent> events) implements Decision {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    record Refused(Told why) implements Decision {}

    static Decision accepted(TableEvent... events) {
        return new Accepted(List.of(events));
    }
}
