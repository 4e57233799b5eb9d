package dev.halma.server.tables;

import dev.halma.rules.variant.Seat;
import dev.halma.table.Entry;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A table as this node knows it: in memory or read from its log, with what other nodes have written. Used under its lock. */
final class Known {

    private final TableId id;
    private final TableRegistry house;
    private final Audience audience;
    private @Nullable Table table;
    private Map<Seat, String> names = Map.of();

    Known(TableId id, TableRegistry house, Audience audience) {
        this.id = id;
        this.house = house;
        this.audience = audience;
    }

    /** The table, read if it is not in memory; nothing if there is none. */
    Optional<Table> loaded() {
        if (table == null) {
            List<Entry> log = house.store().read(id, 0);
            if (log.isEmpty()) return Optional.empty();
            become(Table.replayed(id, log));
            readNames();
        } else if (audience.knowsMoreThan(table.version())) {
            return Optional.of(caughtUp(table));
        }
        return inMemory();
    }

    Optional<Table> inMemory() {
        return Optional.ofNullable(table);
    }

    /** The newest state, after what other nodes have written. */
    Table caughtUp(Table before) {
        if (!house.store().isShared()) return before;
        Table newest = before;
        for (Entry entry : house.store().read(id, before.version())) newest = newest.after(entry);
        become(newest);
        if (audience.takeOtherNames() || !newest.chairs().equals(before.chairs())) readNames();
        return newest;
    }

    /** The newest state; nothing if there is no such table. */
    Optional<Table> newest() {
        return loaded().map(this::caughtUp);
    }

    void become(Table next) {
        table = next;
    }

    /** It will be read again when somebody wants it. */
    void forget() {
        table = null;
    }

    /** The people at its seats. */
    Map<Seat, String> names() {
        return names;
    }

    void readNames() {
        if (table != null) names = house.names().of(table);
    }
}
