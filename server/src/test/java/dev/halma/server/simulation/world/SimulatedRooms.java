package dev.halma.server.simulation.world;

import dev.halma.server.store.NodeId;
import dev.halma.server.store.Rooms.Visitor;
import dev.halma.table.PlayerId;
import dev.halma.table.TableId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who is at tables, as nodes have told the database. */
final class SimulatedRooms {

    private record Place(TableId table, NodeId node, Optional<PlayerId> player) {}

    private final Map<NodeId, Instant> aliveUntil = new LinkedHashMap<>();
    private final Map<Place, Visitor> visitors = new LinkedHashMap<>();

    /** Whether the node was not known before. */
    boolean alive(NodeId node, Instant until) {
        return aliveUntil.put(node, until) == null;
    }

    /** A node will not be taken for alive for longer than this. */
    void limit(NodeId node, Instant until) {
        aliveUntil.computeIfPresent(node, (same, said) -> said.isAfter(until) ? until : said);
    }

    void tell(NodeId node, TableId table, Visitor visitor) {
        visitors.put(new Place(table, node, visitor.player()), visitor);
    }

    Map<TableId, List<Visitor>> elsewhere(NodeId node, Collection<TableId> tables, Instant now) {
        Map<TableId, List<Visitor>> found = new LinkedHashMap<>();
        visitors.forEach((place, visitor) -> {
            if (place.node().equals(node) || !tables.contains(place.table())) return;
            found.computeIfAbsent(place.table(), fresh -> new ArrayList<>()).add(seen(visitor, place.node(), now));
        });
        return found;
    }

    private Visitor seen(Visitor visitor, NodeId node, Instant now) {
        Instant until = aliveUntil.getOrDefault(node, Instant.EPOCH);
        if (!until.isBefore(now) || visitor.connections() == 0) return visitor;
        return new Visitor(visitor.player(), 0, until.isAfter(visitor.since()) ? until : visitor.since());
    }
}
