package dev.halma.server.tables;

import dev.halma.engine.level.Level;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Chair;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.protocol.ServerMessage;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * A table as it is at a moment.
 *
 * @param names the people at its seats
 */
public record Snapshot(Table table, Map<Seat, String> names, Instant now) {

    /** The table as a viewer may see it: invited players see the invitation too. */
    public ServerMessage.State stateFor(Optional<PlayerId> viewer) {
        return new ServerMessage.State(table.viewFor(viewer, names), now);
    }

    /** A game file with who sat where: people by their names, computers by their levels. */
    public GameRecord named(GameRecord record) {
        GameRecord named = record;
        for (Map.Entry<Seat, Chair> chair : table.chairs().entrySet()) {
            String seat = chair.getKey().name();
            String name = names.getOrDefault(chair.getKey(), "");
            if (!name.isEmpty()) named = named.withTag(seat, name);
            if (chair.getValue() instanceof Chair.Computer(Level level)) {
                named = named.withTag("Level" + seat, Integer.toString(level.number()));
            }
        }
        return named;
    }
}
