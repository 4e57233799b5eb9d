package dev.halma.server.protocol;

import dev.halma.server.table.TableId;
import java.time.Instant;
import java.util.List;

/**
 * A table as the lobby shows it.
 *
 * @param names the players at it
 */
public record LobbyTable(
        TableId id, String variant, String house, String pace, int freeChairs, List<String> names, Instant changedAt) {

    public LobbyTable {
        names = List.copyOf(names);
    }
}
