package dev.halma.table;

import dev.halma.rules.game.Game;
import dev.halma.rules.message.Message;
import java.util.ArrayList;
import java.util.List;

/** The decision about a command. */
public sealed interface Decision {

    /**
     * These entries have to be appended to the log; then they have happened.
     *
     * @param entries none where the command changes nothing
     * @param next the table after them, equal to the one that {@link Table#after(Entry)} gives
     */
    record Accepted(List<Entry> entries, Table next) implements Decision {
        public Accepted {
            entries = List.copyOf(entries);
        }

        /** The events of the entries. */
        public List<TableEvent> events() {
            return entries.stream().map(Entry::event).toList();
        }

        Accepted then(Entry entry) {
            return new Accepted(with(entry), next.after(entry));
        }

        /** @param game the game after the entry */
        Accepted then(Entry entry, Game game) {
            return new Accepted(with(entry), next.after(entry, game));
        }

        private List<Entry> with(Entry entry) {
            List<Entry> all = new ArrayList<>(entries);
            all.add(entry);
            return all;
        }
    }

    record Refused(Message why) implements Decision {}
}
