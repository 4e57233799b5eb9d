package dev.halma.server.store;

import dev.halma.table.TableId;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * Who does the work that one node does at a time. Whoever appends to a log has the work that follows from it, by the same
 * write ({@link Append#lease}); what a dead node leaves is claimed by another.
 */
public interface Leases {

    /** A store that one server has for itself needs no leases. */
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
     * @param version that it had then: whoever writes the next one has the work after it
     */
    record Claimed(TableId table, int version) {}

    /** Takes tables at which something is due and which nobody has. Two nodes never get the same one. */
    List<Claimed> claim(Set<Work> kinds, Lease lease, Instant now, int most);

    /**
     * Keeps tables that the node has, for longer; answers which. Those that another has by now stay with it. No lease becomes
     * shorter: the node may have got a longer one with an append that it has not heard of yet.
     */
    Set<TableId> renew(Lease lease, Collection<TableId> tables);

    /** Takes something that one node does at a time and that is not about one table; false if another node has it. */
    boolean claim(String job, Lease lease, Instant now);

    /** Gives it back before its time. */
    void release(String job, NodeId node);
}
