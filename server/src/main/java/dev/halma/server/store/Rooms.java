package dev.halma.server.store;

import dev.halma.table.PlayerId;
import dev.halma.table.TableId;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The presence of clients at tables, shared between nodes. It is not in the log, and ends with the node that wrote it.
 */
public interface Rooms {

    /** For a store that one server has for itself: there are no other nodes. */
    Rooms NONE = new Rooms() {
        @Override
        public CompletableFuture<Boolean> alive(NodeId node, Instant until) {
            return CompletableFuture.completedFuture(false);
        }

        @Override
        public CompletableFuture<?> tell(NodeId node, TableId table, Visitor visitor) {
            return CompletableFuture.completedFuture(visitor);
        }

        @Override
        public Map<TableId, List<Visitor>> elsewhere(NodeId node, Collection<TableId> tables, Instant now) {
            return Map.of();
        }

        @Override
        public int clean(Instant before) {
            return 0;
        }
    };

    /**
     * The connections of a player to a table, at one node.
     *
     * @param player empty for all clients that are no players, which are counted together
     * @param connections how many; 0 for a visitor who has left
     * @param since the last change
     */
    record Visitor(Optional<PlayerId> player, int connections, Instant since) {}

    /**
     * Renews the heartbeat of a node. Completes with true if the database did not know the node: at startup, or after a
     * crash, which loses everything that is written here.
     */
    CompletableFuture<Boolean> alive(NodeId node, Instant until);

    /** Writes a visitor of a node. Completed once other nodes can see it. */
    CompletableFuture<?> tell(NodeId node, TableId table, Visitor visitor);

    /** The visitors of other nodes. Those of a dead node have left when it died. */
    Map<TableId, List<Visitor>> elsewhere(NodeId node, Collection<TableId> tables, Instant now);

    /** Removes nodes that died before a time, and visitors who left before it; returns how many. */
    int clean(Instant before);
}
