package dev.halma.server.simulation.world;

import dev.halma.rules.variant.Seat;
import dev.halma.server.store.Append;
import dev.halma.server.store.NodeId;
import dev.halma.server.store.Store;
import dev.halma.server.store.Summary;
import dev.halma.table.Entry;
import dev.halma.table.TableId;
import dev.halma.table.protocol.EventJson;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** What is durable. It survives every crash, and all nodes have it in common. */
public final class SimulatedDatabase {

    /**
     * An append at the moment when it is durable.
     *
     * @param node whose append it is
     * @param askedAt when the node wanted it
     * @param at when it is durable
     * @param worker who had the work at the table until now
     */
    public record Written(
            Append append, NodeId node, Instant askedAt, Instant at, Optional<SimulatedLeases.Owner> worker) {}

    private final SimulatedTime time;
    private final boolean isShared;
    private final Consumer<Written> witness;
    private final Map<TableId, List<Entry>> logs = new LinkedHashMap<>();
    private final Map<TableId, Summary> index = new LinkedHashMap<>();
    private final Map<TableId, Map<Seat, String>> names = new LinkedHashMap<>();
    private final SimulatedLeases leases = new SimulatedLeases();
    private final SimulatedRooms rooms = new SimulatedRooms();
    private boolean hasTrouble;

    /** @param witness sees every append */
    public SimulatedDatabase(SimulatedTime time, boolean isShared, Consumer<Written> witness) {
        this.time = time;
        this.isShared = isShared;
        this.witness = witness;
    }

    public void setTrouble(boolean trouble) {
        hasTrouble = trouble;
    }

    boolean hasTrouble() {
        return hasTrouble;
    }

    boolean isShared() {
        return isShared;
    }

    /** Appends to logs, all or nothing. */
    Store.Result append(List<Append> appends, NodeId node, Instant askedAt) {
        boolean isFirst = appends.stream()
                .allMatch(append -> append.first() == log(append.table()).size() + 1);
        if (!isFirst) return Store.Result.CONFLICT;
        for (Append append : appends) {
            TableId table = append.table();
            List<Entry> log = logs.computeIfAbsent(table, fresh -> new ArrayList<>());
            append.entries().forEach(entry -> log.add(written(entry)));
            index.put(table, append.summary());
            Written written = new Written(append, node, askedAt, time.instant(), leases.owner(table));
            leases.appended(append, time.instant());
            witness.accept(written);
        }
        return Store.Result.APPENDED;
    }

    /** As it would come back from a disk. */
    private static Entry written(Entry entry) {
        return new Entry(entry.version(), entry.at(), entry.cause(), EventJson.parse(EventJson.text(entry.event())));
    }

    /** The log of a table. */
    public List<Entry> log(TableId table) {
        return logs.getOrDefault(table, List.of());
    }

    public Map<TableId, Summary> index() {
        return index;
    }

    Map<Seat, String> names(TableId table) {
        return names.computeIfAbsent(table, fresh -> new LinkedHashMap<>());
    }

    SimulatedLeases leases() {
        return leases;
    }

    SimulatedRooms rooms() {
        return rooms;
    }
}
