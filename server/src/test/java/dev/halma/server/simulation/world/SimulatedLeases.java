package dev.halma.server.simulation.world;

import dev.halma.server.store.Append;
import dev.halma.server.store.Lease;
import dev.halma.server.store.NodeId;
import dev.halma.server.store.Summary;
import dev.halma.server.store.Work;
import dev.halma.table.TableId;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Who does the work at each table, as the database knows it. */
public final class SimulatedLeases {

    /**
     * The node that has the work at a table.
     *
     * @param since when it got it, from another or from nobody
     */
    public record Owner(NodeId node, Instant until, Instant since) {}

    private final Map<TableId, Owner> owners = new LinkedHashMap<>();

    Optional<Owner> owner(TableId table) {
        return Optional.ofNullable(owners.get(table));
    }

    void appended(Append append, Instant now) {
        owners.remove(append.table());
        append.lease().ifPresent(lease -> owners.put(append.table(), new Owner(lease.node(), lease.until(), now)));
    }

    List<TableId> claim(Map<TableId, Summary> index, Set<Work> kinds, Lease lease, Instant now, int most) {
        List<TableId> free = index.entrySet().stream()
                .filter(row -> kinds.contains(row.getValue().work()))
                .filter(row -> wakeAt(row).compareTo(now) <= 0)
                .filter(row -> isFree(row.getKey(), now))
                .sorted(Comparator.comparing(SimulatedLeases::wakeAt))
                .limit(most)
                .map(Map.Entry::getKey)
                .toList();
        free.forEach(table -> owners.put(table, new Owner(lease.node(), lease.until(), now)));
        return free;
    }

    private static Instant wakeAt(Map.Entry<TableId, Summary> row) {
        return row.getValue().wakeAt().orElse(Instant.MAX);
    }

    private boolean isFree(TableId table, Instant now) {
        return owner(table).filter(one -> !one.until().isBefore(now)).isEmpty();
    }

    Set<TableId> renew(Lease lease, Collection<TableId> tables) {
        Set<TableId> own = new LinkedHashSet<>(tables);
        own.removeIf(table -> owner(table)
                .filter(one -> one.node().equals(lease.node()) && one.until().isBefore(lease.until()))
                .isEmpty());
        own.forEach(table ->
                owners.computeIfPresent(table, (same, owner) -> new Owner(owner.node(), lease.until(), owner.since())));
        return own;
    }
}
