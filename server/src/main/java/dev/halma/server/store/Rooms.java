package dev.halma.server.store;

import dev.halma.table.PlayerId;
import dev.halma.table.TableId;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Who is at tables, as nodes tell each other. It is never in the log: it ends with the node that says it. */
public interface Rooms {

    /** A store that one server has for itself knows of no others. */
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
     * Somebody at a table, as one node sees it.
     *
     * @param player nobody for all those without a name, who are counted together
     * @param connections how many; 0 for somebody who has left
     * @param since the last change
     */
    record Visitor(Optional<PlayerId> player, int connections, Instant since) {}

    /**
     * A node lives, and will have said so again by then, or is dead. Whether it was not known before: at its start, and after
     * a crash of the database, which loses everything that is told here.
     */
    CompletableFuture<Boolean> alive(NodeId node, Instant until);

    /** A node tells of somebody at a table. Completed once other nodes can see it. */
    CompletableFuture<?> tell(NodeId node, TableId table, Visitor visitor);

    /** What other nodes have told of tables. Whoever was at a node that is dead now has left when it died. */
    Map<TableId, List<Visitor>> elsewhere(NodeId node, Collection<TableId> tables, Instant now);

    /** Removes nodes that died before a moment, and visitors who left before it; answers how many. */
    int clean(Instant before);
}
