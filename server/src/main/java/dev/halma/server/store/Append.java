package dev.halma.server.store;

import dev.halma.server.table.Entry;
import dev.halma.server.table.TableId;
import java.util.List;

/**
 * Entries that follow the log of a table.
 *
 * @param summary what the index says of the table after them
 */
public record Append(TableId table, List<Entry> entries, Summary summary) {
    public Append {
        entries = List.copyOf(entries);
        if (entries.isEmpty()) throw new IllegalArgumentException("nothing to append");
    }
}
