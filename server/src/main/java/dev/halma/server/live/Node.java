package dev.halma.server.live;

import dev.halma.server.store.NodeId;
import dev.halma.server.store.Work;
import java.util.EnumSet;
import java.util.Set;

/**
 * This server among those that share a store.
 *
 * @param does the work that it does by itself
 */
public record Node(NodeId id, Set<Work> does) {

    /** A node that does everything. */
    public static Node whole(NodeId id) {
        return new Node(id, EnumSet.allOf(Work.class));
    }
}
