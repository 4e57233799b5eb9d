package dev.halma.server.store;

import dev.halma.table.TableId;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * Leases of work that one node does at a time. A node that appends to a log gets the lease of the work that follows, in
 * the same write ({@link Append#lease}). Work that a dead node leaves is claimed by another one.
 */
public interface Leases {

    /** For a store that one server has for itself, which needs no leases. */
    Leases NONE = new Leases() {
        @Override
        public List<Claimed> claim(Set<Work> kinds, Lease lease, Instant now, int most) {
            return List.of();
        }

        @Override
        public Set<TableId> renew(Lease lease, Collection<TableId> tables) {
            return Set.copyOf(tables);
        }

        @Override
        public boolean claim(String job, Lease lease, Instant now) {
            return true;
        }

        @Override
        public void release(String job, NodeId node) {}
    };

    /**
     * A table that was claimed.
     *
     * @param version that it had then; the node that writes the next one gets the lease
     */
    record Claimed(TableId table, int version) {}

    /** Claims tables at which work is due and that no node has a lease of. Two nodes never get the same one. */
    List<Claimed> claim(Set<Work> kinds, Lease lease, Instant now, int most);

    /**
     * Extends leases of the node; returns their tables. A lease that another node has got meanwhile stays with that
     * node. No lease becomes shorter: an append that is not answered yet may have given the node a longer one.
     */
    Set<TableId> renew(Lease lease, Collection<TableId> tables);

    /** Claims a job that is not about one table; false if another node has it. */
    boolean claim(String job, Lease lease, Instant now);

    /** Releases a job before its lease expires. */
    void release(String job, NodeId node);
}
