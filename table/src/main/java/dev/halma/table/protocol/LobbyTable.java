package dev.halma.table.protocol;

import dev.halma.table.Table;
import dev.halma.table.TableId;
import java.time.Instant;
import java.util.List;

/**
 * A table as a list shows it.
 *
 * @param names of the players at it
 */
public record LobbyTable(
        TableId id,
        Table.Phase phase,
        String variant,
        String house,
        String pace,
        int freeChairs,
        List<String> names,
        Instant changedAt) {

    public LobbyTable {
        names = List.copyOf(names);
    }
}
