package dev.halma.server.store;

import dev.halma.table.Entry;
import dev.halma.table.TableId;
import java.util.List;
import java.util.Optional;

/**
 * Entries that follow the log of a table.
 *
 * @param summary what the index says of the table after them
 * @param hasOtherPlayers whether a player has got a seat or lost the last one
 * @param lease of the node that does the work that follows from them; empty if any node may
 */
public record Append(
        TableId table, List<Entry> entries, Summary summary, boolean hasOtherPlayers, Optional<Lease> lease) {
    public Append {
        entries = List.copyOf(entries);
        if (entries.isEmpty()) throw new IllegalArgumentException("nothing to append");
    }

    /** The version of its first entry. */
    public int first() {
        return entries.getFirst().version();
    }

    /** The version of its last entry. */
    public int last() {
        return first() + entries.size() - 1;
    }
}
