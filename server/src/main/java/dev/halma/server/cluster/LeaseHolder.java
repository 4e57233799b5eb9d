package dev.halma.server.cluster;

import dev.halma.server.store.Lease;
import dev.halma.server.store.Leases;
import dev.halma.server.store.NodeId;
import dev.halma.server.store.Store;
import dev.halma.server.store.Work;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The leases of this node: the tables whose clocks it watches and whose computers it moves for. A node gets the lease of a
 * table with each of its appends, renews it while a computer thinks, and claims the leases that dead nodes have left. Where
 * one server has the store for itself, every table is its own.
 */
public final class LeaseHolder {

    /** The most tables that one claim takes. */
    public static final int MOST_CLAIMED = 64;

    /** A clock that runs out later than this gets no lease. Any node claims it when the time has come. */
    private static final Duration SOON = Duration.ofMinutes(2);

    /** How long other nodes leave a clock that has run out to the node that moved last. */
    private static final Duration AFTER_A_CLOCK = Duration.ofSeconds(2);

    private final Store store;
    private final InstantSource clock;
    private final NodeId node;
    private final Set<Work> does;
    private final Duration duration;
    private final Map<TableId, Held> held = new ConcurrentHashMap<>();
    private final AtomicBoolean isClaiming = new AtomicBoolean();

    /**
     * A lease of this node.
     *
     * @param version of the table; the node that writes the next one has the lease from then on
     * @param isRenewed whether it is renewed until the work is done: a computer thinks, or the table has not been read
     *     yet
     */
    private record Held(int version, Instant until, boolean isRenewed) {}

    /**
     * A holder without leases.
     *
     * @param does the work that this node does
     * @param duration of the lease of a computer's move
     */
    public LeaseHolder(Store store, InstantSource clock, NodeId node, Set<Work> does, Duration duration) {
        this.store = store;
        this.clock = clock;
        this.node = node;
        this.does = Set.copyOf(does);
        this.duration = duration;
    }

    /** Whether this node does a kind of work at all. */
    public boolean does(Work work) {
        return does.contains(work);
    }

    /** The lease to be written together with the next state of a table; nothing if no work of this node follows. */
    public Optional<Lease> lease(Table next, Instant now) {
        if (!store.isShared()) return Optional.empty();
        if (next.thinking().isPresent()) {
            return does(Work.COMPUTER) ? Optional.of(new Lease(node, now.plus(duration))) : Optional.empty();
        }
        if (!does(Work.CLOCK)) return Optional.empty();
        return next.clocks()
                .checkAt()
                .filter(at -> at.isBefore(now.plus(SOON)))
                .map(at -> new Lease(node, at.plus(AFTER_A_CLOCK)));
    }

    /** This node has written a state of a table, and with it the lease. */
    public void wrote(Table now, Optional<Lease> lease) {
        lease.ifPresentOrElse(
                ours -> held.put(
                        now.id(),
                        new Held(now.version(), ours.until(), now.thinking().isPresent())),
                () -> held.remove(now.id()));
    }

    /**
     * Takes the work at a table without a lease, where only computers play. Of several nodes, the first to append wins.
     */
    public void assume(Table table) {
        if (!store.isShared()) return;
        held.put(table.id(), new Held(table.version(), clock.instant().plus(duration), true));
    }

    /** Whether this node has the lease of a table as it is now. A node that was frozen finds that it has not. */
    public boolean has(Table now) {
        if (!store.isShared()) return true;
        Held lease = held.get(now.id());
        return lease != null
                && lease.version() == now.version()
                && clock.instant().isBefore(lease.until());
    }

    /** Whether this node may have the lease of a table. Only the table's state shows it for certain. */
    public boolean mayHave(TableId id) {
        return !store.isShared() || held.containsKey(id);
    }

    /** Another node has written a version of a table. Returns whether this node has no lease of it any more. */
    public boolean lost(TableId id, int version) {
        if (!store.isShared()) return false;
        // A late message must not end a lease that was claimed since.
        return held.computeIfPresent(id, (same, lease) -> lease.version() < version ? null : lease) == null;
    }

    /** Claims work that is due and that no living node has; returns the tables. One claim at a time. */
    public List<TableId> claim() {
        if (!isClaiming.compareAndSet(false, true)) return List.of();
        try {
            Instant now = clock.instant();
            Lease lease = new Lease(node, now.plus(duration));
            List<Leases.Claimed> claimed = store.leases().claim(does, lease, now, MOST_CLAIMED);
            claimed.forEach(one -> held.put(one.table(), new Held(one.version(), lease.until(), true)));
            return claimed.stream().map(Leases.Claimed::table).toList();
        } finally {
            isClaiming.set(false);
        }
    }

    /** Renews the leases of tables whose computers still think. */
    public void renew() {
        Instant now = clock.instant();
        held.values().removeIf(lease -> !now.isBefore(lease.until()));
        List<TableId> kept = held.entrySet().stream()
                .filter(each -> each.getValue().isRenewed())
                .map(Map.Entry::getKey)
                .toList();
        if (kept.isEmpty()) return;
        Lease longer = new Lease(node, now.plus(duration));
        // A lease that is not renewed stays as it is: it may have been written while the store was asked.
        store.leases()
                .renew(longer, kept)
                .forEach(id ->
                        held.computeIfPresent(id, (same, lease) -> new Held(lease.version(), longer.until(), true)));
    }
}
