package dev.halma.server.tables;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Seat;
import dev.halma.server.bus.Channel;
import dev.halma.server.store.Lease;
import dev.halma.server.store.Leases;
import dev.halma.server.store.Store;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.store.Work;
import dev.halma.server.thinking.Thinking;
import dev.halma.table.Command;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * What this node does at tables by itself: it looks at clocks and moves for computers. Where nodes share a store, it does so
 * only while it has the lease of the table. It gets the lease with every append of its own, and claims those that a dead
 * node has left.
 */
final class Housework {

    /** How many tables are looked at after a start, at most, before the next look. */
    private static final int MOST_DUE = 1_000_000;

    /** How many tables are claimed at once. */
    private static final int MOST_CLAIMED = 64;

    /** How long a table waits after the store has failed. */
    private static final Duration SOON = Duration.ofSeconds(1);

    /** How long others leave a clock to the node that moved last. */
    private static final Duration AFTER_A_CLOCK = Duration.ofSeconds(2);

    private final TableRegistry house;
    private final Thinking thinking;
    private final Environment environment;
    private final Map<TableId, Scheduler.Alarm> alarms = new ConcurrentHashMap<>();
    private final Map<TableId, Held> held = new ConcurrentHashMap<>();
    private final AtomicBoolean isClaiming = new AtomicBoolean();

    /**
     * A lease of ours.
     *
     * @param version after which the work is ours. Whoever writes the next one has the work from then on, heard of or not.
     */
    private record Held(Work work, int version, Instant until) {}

    Housework(TableRegistry house, Thinking thinking, Environment environment) {
        this.house = house;
        this.thinking = thinking;
        this.environment = environment;
    }

    private boolean isShared() {
        return house.store().isShared();
    }

    /** Takes up what is due since the last run. Nodes that share a store claim it bit by bit. */
    void start() {
        if (isShared()) {
            claim();
            return;
        }
        house.store()
                .list(new Store.Wanted.Due(Instant.MAX), MOST_DUE)
                .forEach(listed -> listed.summary().wakeAt().ifPresent(at -> arm(listed.table(), at)));
    }

    // --- Leases ---

    /** Who does the work that follows from a change, if it is ours. */
    Optional<Lease> lease(Table next, Instant now) {
        if (!isShared()) return Optional.empty();
        if (next.thinking().isPresent()) {
            return does(Work.COMPUTER)
                    ? Optional.of(new Lease(environment.node(), now.plus(environment.lease())))
                    : Optional.empty();
        }
        if (!does(Work.CLOCK)) return Optional.empty();
        return next.clocks().lookAt().map(at -> new Lease(environment.node(), at.plus(AFTER_A_CLOCK)));
    }

    private boolean does(Work work) {
        return environment.does().contains(work);
    }

    /** Whether the work at a table as it is now is still ours. A node that was frozen finds that it is not. */
    boolean isOurs(Table now) {
        if (!isShared()) return true;
        Held lease = held.get(now.id());
        return lease != null && lease.version() == now.version() && house.now().isBefore(lease.until());
    }

    /** Takes what dead nodes have left, and what nobody has taken yet. One claim at a time. */
    void claim() {
        if (!isShared() || !isClaiming.compareAndSet(false, true)) return;
        try {
            Instant now = house.now();
            Lease lease = new Lease(environment.node(), now.plus(environment.lease()));
            List<Leases.Claimed> claimed = house.store().leases().claim(environment.does(), lease, now, MOST_CLAIMED);
            for (Leases.Claimed one : claimed) {
                // Which work it is shows when the table is taken up.
                held.put(one.table(), new Held(Work.COMPUTER, one.version(), lease.until()));
                environment.executor().execute(() -> wake(one.table()));
            }
            if (claimed.size() == MOST_CLAIMED) environment.executor().execute(this::claim);
        } finally {
            isClaiming.set(false);
        }
    }

    /** Keeps the tables whose computers still think. */
    void renew() {
        if (!isShared()) return;
        Instant now = house.now();
        held.values().removeIf(lease -> !now.isBefore(lease.until()));
        List<TableId> thoughtOf = held.entrySet().stream()
                .filter(each -> each.getValue().work() == Work.COMPUTER)
                .map(Map.Entry::getKey)
                .toList();
        if (thoughtOf.isEmpty()) return;
        Lease longer = new Lease(environment.node(), now.plus(environment.lease()));
        // Those that are not renewed stay as they are: what is ours may have been written while the store was asked.
        house.store()
                .leases()
                .renew(longer, thoughtOf)
                .forEach(id -> held.computeIfPresent(
                        id, (same, lease) -> new Held(lease.work(), lease.version(), longer.until())));
    }

    /** Another node has written a version of the table, and has its work from now on. */
    void leave(TableId id, int version) {
        if (!isShared()) return;
        // Late news says nothing about what was claimed since.
        Held still = held.computeIfPresent(id, (same, lease) -> lease.version() < version ? null : lease);
        if (still != null) return;
        disarm(id);
        thinking.forget(id);
    }

    // --- Work ---

    /** Does what follows from a change of ours: sets the alarm of a table, lets its computer think. */
    void follow(Table now, Optional<Lease> lease) {
        lease.ifPresentOrElse(
                ours -> held.put(
                        now.id(),
                        new Held(now.thinking().isPresent() ? Work.COMPUTER : Work.CLOCK, now.version(), ours.until())),
                () -> held.remove(now.id()));
        boolean isWanted = isWanted(now);
        if (isWanted && does(Work.COMPUTER)) {
            think(now, now.thinking().orElseThrow());
        } else {
            thinking.forget(now.id());
        }
        if (isWanted && !does(Work.COMPUTER)) callForThinkers(now);
        now.clocks().lookAt().ifPresentOrElse(at -> arm(now.id(), at), () -> disarm(now.id()));
    }

    /** Computers among themselves wait until somebody looks on: nobody should fill the server with games for nobody. */
    private boolean isWanted(Table table) {
        return table.thinking().isPresent() && (table.hasPersonInPlay() || house.isVisited(table.id()));
    }

    /** Somebody looks on where computers play among themselves. Such a table is never due: whoever has guests claims it. */
    void visited(Table table) {
        if (table.hasPersonInPlay() || table.thinking().isEmpty()) return;
        if (!does(Work.COMPUTER)) {
            callForThinkers(table);
            return;
        }
        if (isShared())
            held.put(
                    table.id(),
                    new Held(Work.COMPUTER, table.version(), house.now().plus(environment.lease())));
        think(table, table.thinking().orElseThrow());
    }

    private void callForThinkers(Table table) {
        house.bus().publish(Channel.WORK, table.id().text());
    }

    /** Whoever moved for computers among themselves may be dead. */
    void watchOver(Table table) {
        if (!isOurs(table)) visited(table);
    }

    private void think(Table table, Seat seat) {
        Game game = table.game().orElseThrow();
        Level level = table.chair(seat).thinker().orElseThrow();
        thinking.think(table.id(), game, level, move -> {
            if (isOurs(table)) submit(table.id(), new Command.ComputerMove(seat, move, game.eventCount()));
        });
    }

    /** What the server itself asks has nobody to ask it again: it does so itself. */
    private void submit(TableId id, Command command) {
        house.submit(id, new Ask(Command.HOUSE, Optional.empty(), command, Duration.ZERO, answer -> {
            if (answer instanceof Answer.NotStored) wakeSoon(id);
        }));
    }

    /** Looks at a table again after something has failed. */
    void wakeSoon(TableId id) {
        arm(id, house.now().plus(SOON));
    }

    private void arm(TableId id, Instant at) {
        Scheduler.Alarm alarm = environment.scheduler().at(at, () -> wake(id));
        Optional.ofNullable(alarms.put(id, alarm)).ifPresent(Scheduler.Alarm::cancel);
    }

    private void disarm(TableId id) {
        Optional.ofNullable(alarms.remove(id)).ifPresent(Scheduler.Alarm::cancel);
    }

    /** Looks at a table whose time may have run out, or whose computer is to move. */
    private void wake(TableId id) {
        if (isShared() && !held.containsKey(id)) return; // whoever has the lease looks at it
        try {
            house.snapshot(id).map(Snapshot::table).ifPresent(now -> {
                if (isOurs(now)) takeUp(now);
                else leave(id, now.version()); // or it would be kept for ever
            });
        } catch (StoreFailed e) {
            house.report(id, e);
            wakeSoon(id);
        }
    }

    private void takeUp(Table table) {
        if (does(Work.COMPUTER) && isWanted(table))
            think(table, table.thinking().orElseThrow());
        table.clocks().lookAt().ifPresent(at -> {
            if (house.now().isBefore(at)) {
                arm(table.id(), at);
            } else {
                submit(table.id(), new Command.LookAtClock());
            }
        });
    }
}
