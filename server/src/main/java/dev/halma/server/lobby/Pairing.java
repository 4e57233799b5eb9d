package dev.halma.server.lobby;

import dev.halma.rules.game.Beginning.Way;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.server.store.Lease;
import dev.halma.server.store.NodeId;
import dev.halma.server.store.Store;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.tables.Answer;
import dev.halma.server.tables.Ask;
import dev.halma.server.tables.Snapshot;
import dev.halma.server.tables.TableRegistry;
import dev.halma.table.Chair;
import dev.halma.table.Command;
import dev.halma.table.First;
import dev.halma.table.Pace;
import dev.halma.table.Plan;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;

/**
 * Pairs strangers: finds a seat at an open table with the same wish, or creates a table for others to find. The seat is
 * taken by an ordinary command, so that two players never get the same one. For each wish one table at a time is
 * created, at all nodes, so that two players who come together find each other.
 */
public final class Pairing {

    private static final int MOST = 100;

    /** Wishes that share none of these do not wait for each other. */
    private static final int LOCKS = 64;

    private static final Duration BETWEEN_TRIES = Duration.ofMillis(20);

    private final Store store;
    private final TableRegistry tables;
    private final InstantSource clock;
    private final NodeId node;
    private final Duration patience;
    private final List<ReentrantLock> making =
            Stream.generate(ReentrantLock::new).limit(LOCKS).toList();

    /** @param patience longer than it takes to make a table */
    public Pairing(Store store, TableRegistry tables, InstantSource clock, NodeId node, Duration patience) {
        this.store = store;
        this.tables = tables;
        this.clock = clock;
        this.node = node;
        this.patience = patience;
    }

    /**
     * Returns a table at which the player sits, and waits until there is one. A player who waits already keeps the same
     * table.
     */
    public TableId pair(PlayerId player, Variant variant, Pace pace) {
        Optional<TableId> found = find(player, variant, pace);
        if (found.isPresent()) return found.get();
        String job = String.join(" ", "pair", variant.id(), HouseText.text(variant), pace.text());
        ReentrantLock turn = making.get(Math.floorMod(job.hashCode(), LOCKS));
        turn.lock();
        try {
            awaitTurn(job);
            return find(player, variant, pace)
                    .orElseGet(() -> joined(tables.make(player, plan(player, variant, pace), Map.of())));
        } finally {
            store.leases().release(job, node);
            turn.unlock();
        }
    }

    private static <T> T joined(CompletableFuture<T> future) {
        try {
            return future.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof StoreFailed failed ? failed : e;
        }
    }

    /**
     * Waits until no other node creates such a table. A node that dies meanwhile delays the others only until its lease
     * ends.
     */
    private void awaitTurn(String job) {
        while (!store.leases().claim(job, new Lease(node, clock.instant().plus(patience)), clock.instant())) {
            LockSupport.parkNanos(BETWEEN_TRIES.toNanos());
        }
    }

    private Optional<TableId> find(PlayerId player, Variant variant, Pace pace) {
        Store.Wish wish = new Store.Wish(variant.id(), HouseText.text(variant), pace.text());
        Instant since = clock.instant().minus(Lobby.LISTED);
        return store.list(new Store.Wanted.Open(since, Optional.of(wish)), MOST).stream()
                .filter(listed -> sits(player, listed))
                .map(Store.Listed::table)
                .findFirst();
    }

    /** Sits down if there is a free chair. Another player may take the last one first. */
    private boolean sits(PlayerId player, Store.Listed listed) {
        Optional<Table> table = tables.snapshot(listed.table()).map(Snapshot::table);
        if (table.isEmpty()) return false;
        if (!table.get().seatsOf(player).isEmpty()) return true;
        if (!isAttended(listed, table.get())) return false;
        Optional<Seat> free = freeSeat(table.get());
        return free.isPresent() && sit(listed.table(), free.get(), player).join();
    }

    /** Whether the players of a table still wait there. One who has only just sat down may not be connected yet. */
    private boolean isAttended(Store.Listed listed, Table table) {
        Instant waitedFor =
                listed.summary().changedAt().plus(table.plan().pace().fairWait());
        return joined(tables.around(listed.table()))
                .filter(around -> around.absentSince().isEmpty() || around.now().isBefore(waitedFor))
                .isPresent();
    }

    private static Optional<Seat> freeSeat(Table table) {
        return table.chairs().entrySet().stream()
                .filter(chair -> chair.getValue() instanceof Chair.Open)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private CompletableFuture<Boolean> sit(TableId table, Seat seat, PlayerId player) {
        CompletableFuture<Boolean> isSeated = new CompletableFuture<>();
        tables.submit(
                table,
                new Ask(
                        new Command.Player(player),
                        Optional.empty(),
                        new Command.Sit(seat, "", ""),
                        Duration.ZERO,
                        answer -> isSeated.complete(answer instanceof Answer.Done)));
        return isSeated;
    }

    private Plan plan(PlayerId player, Variant variant, Pace pace) {
        Map<Seat, Chair> chairs = new EnumMap<>(Seat.class);
        for (int i = 0; i < variant.seats(); i++) {
            chairs.put(Seat.of(i), i == 0 ? Chair.Person.of(player) : new Chair.Open());
        }
        return new Plan(variant, pace, chairs, new First.Thrown(Way.COIN), true, false, tables.freshSecret());
    }
}
