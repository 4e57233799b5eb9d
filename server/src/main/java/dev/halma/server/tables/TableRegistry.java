package dev.halma.server.tables;

import dev.halma.rules.variant.Seat;
import dev.halma.server.bus.Bus;
import dev.halma.server.identity.FreshId;
import dev.halma.server.store.Append;
import dev.halma.server.store.Lease;
import dev.halma.server.store.NodeId;
import dev.halma.server.store.Rooms;
import dev.halma.server.store.Store;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.store.Summary;
import dev.halma.server.thinking.Thinking;
import dev.halma.table.Arbiter;
import dev.halma.table.Decision;
import dev.halma.table.DecisionContext;
import dev.halma.table.Entry;
import dev.halma.table.Plan;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableEvent;
import dev.halma.table.TableId;
import dev.halma.table.protocol.ServerMessage;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;

/** All tables in use at this server. Safe for use by many threads. */
public final class TableRegistry {

    private static final int BYTES_OF_A_SECRET = 16;

    /** The most entries that are sent one by one. */
    private static final int MOST_MISSED = 200;

    /** How long something waits that has failed. */
    private static final Duration SOON = Duration.ofSeconds(1);

    private final Store store;
    private final Bus bus;
    private final Environment environment;
    private final Housework work;
    private final Names names;
    private final BiConsumer<TableId, Throwable> complaints;
    private final Map<TableId, TableActor> tables = new ConcurrentHashMap<>();
    private final List<BiConsumer<Table, List<Entry>>> listeners = new ArrayList<>();

    /** @param complaints hears of what should not happen: a store that fails, a log that can't be replayed */
    public TableRegistry(
            Store store,
            Bus bus,
            Thinking thinking,
            Environment environment,
            BiConsumer<TableId, Throwable> complaints) {
        this.store = store;
        this.bus = bus;
        this.environment = environment;
        this.complaints = complaints;
        this.work = new Housework(this, thinking, environment);
        this.names = new Names(store, complaints);
    }

    /** Hears of every change after it is on disk. To be called before anything is asked. */
    public void whenChanged(BiConsumer<Table, List<Entry>> listener) {
        listeners.add(listener);
    }

    /** Takes up what is due since the last run: clocks that run, computers that are to move. */
    public void start() {
        work.start();
    }

    // --- Other nodes ---

    /** Takes the work that dead nodes have left. To be called about twice a second where nodes share a store. */
    public void claim() {
        work.claim();
    }

    /** Keeps the work that this node is about. To be called about twice a second where nodes share a store. */
    public void renew() {
        work.renew();
    }

    /** Moves for the computers of a table that somebody looks at, if they are among themselves. */
    public void think(TableId id) {
        snapshot(id).map(Snapshot::table).ifPresent(work::visited);
    }

    /** News of other nodes may have been missed. */
    public void missedNews() {
        tables.values().forEach(table -> table.watching().doubtNames());
        compare();
    }

    /**
     * Compares the tables that are watched here with what other nodes have written, and tells what was missed. News come
     * over the bus and may get lost; this finds out.
     */
    public void compare() {
        if (!store.isShared()) return;
        List<TableId> watched = tables.entrySet().stream()
                .filter(each -> each.getValue().watching().isWatched())
                .map(Map.Entry::getKey)
                .toList();
        if (watched.isEmpty()) return;
        Map<TableId, Integer> versions = store.versions(watched);
        Map<TableId, List<Rooms.Visitor>> elsewhere = store.rooms().elsewhere(environment.node(), watched, now());
        for (TableId id : watched) {
            TableActor table = tables.get(id);
            if (table == null) continue;
            table.watching()
                    .compare(versions.getOrDefault(id, 0), elsewhere.getOrDefault(id, List.of()))
                    .ifPresent(work::watchOver);
        }
    }

    /** The other nodes have lost what they were told of who is here. */
    public void tellVisitorsAgain() {
        tables.values().forEach(table -> table.watching().tellAllAgain());
    }

    // --- Making tables ---

    /**
     * Makes a table.
     *
     * @param names of people at the maker's device, where they differ from the maker's
     */
    public CompletableFuture<TableId> make(PlayerId maker, Plan plan, Map<Seat, String> names) {
        TableId id = freshTable();
        DecisionContext moment = moment(Map.of(), Duration.ZERO);
        Decision.Accepted made = Arbiter.made(id, maker, plan, moment);
        Append first = append(made, true, moment.now());
        return store.append(List.of(first))
                .thenComposeAsync(
                        result -> {
                            if (result == Store.Result.CONFLICT) return make(maker, plan, names); // the id is taken
                            this.names.give(id, maker, names);
                            begun(first, made.next());
                            return CompletableFuture.completedFuture(id);
                        },
                        environment.executor());
    }

    /** What has to be written so that a decision becomes true. */
    Append append(Decision.Accepted accepted, boolean hasOtherPlayers, Instant at) {
        Table next = accepted.next();
        return new Append(next.id(), accepted.entries(), Summary.of(next, at), hasOtherPlayers, work.lease(next, at));
    }

    /** A text that nobody can guess. */
    public String freshSecret() {
        return FreshId.secret(BYTES_OF_A_SECRET, environment.random());
    }

    private TableId freshTable() {
        return new TableId(FreshId.text(now(), environment.random()));
    }

    // --- Using tables ---

    /** Asks something of a table. The answer comes through the ask, exactly once. */
    public void submit(TableId id, Ask ask) {
        while (!live(id).submit(ask)) Thread.onSpinWait();
    }

    /** The table as it is; nothing if there is none. */
    public Optional<Snapshot> snapshot(TableId id) {
        return live(id).snapshot();
    }

    /** The entries of a table after a version. */
    public List<Entry> entries(TableId id, int after) {
        return store.read(id, after);
    }

    /**
     * What somebody has missed since a version: what has happened, or the whole table for those who are too far behind.
     * Nothing if there is no such table.
     */
    public Optional<ServerMessage.OfTable> missed(TableId id, int since, Optional<PlayerId> viewer) {
        return snapshot(id).map(now -> {
            int version = now.table().version();
            if (since < 1 || since > version || version - since > MOST_MISSED) return now.stateFor(viewer);
            List<Entry> entries = since == version ? List.of() : entriesUpTo(now.table(), since);
            return ServerMessage.Happened.at(now.table(), entries, now.names(), now.now());
        });
    }

    /** The entries after a version. The store may be ahead of the state in memory, and has entries nobody has heard of yet. */
    List<Entry> entriesUpTo(Table table, int since) {
        return entries(table.id(), since).stream()
                .filter(entry -> entry.version() <= table.version())
                .toList();
    }

    /**
     * Somebody has come to look on or to play. To be undone by {@link #leave}.
     *
     * @param version up to which they know the table
     */
    public void enter(TableId id, Optional<PlayerId> player, int version) {
        while (!live(id).enter(player, version)) Thread.onSpinWait();
        think(id);
    }

    public void leave(TableId id, Optional<PlayerId> player) {
        live(id).watching().leave(player);
    }

    /** Who is at a table; nothing if there is no such table. */
    public Optional<ServerMessage.Around> around(TableId id) {
        return live(id).watching().around();
    }

    /** A player has another name, or none. */
    public void renamed(PlayerId player) {
        tables.values().forEach(table -> table.watching().rename(player));
    }

    private TableActor live(TableId id) {
        return tables.computeIfAbsent(id, fresh -> new TableActor(fresh, this));
    }

    /** Gives up the memory of tables that have been quiet since a moment. */
    public void rest(Instant quietSince) {
        tables.forEach((id, table) -> {
            if (table.rest(quietSince)) retired(id, table);
        });
    }

    /** An object is no longer in use. Never while the map is locked: tables are locked first. */
    void retired(TableId id, TableActor table) {
        tables.remove(id, table);
    }

    /** How many tables are in memory. */
    public int count() {
        return tables.size();
    }

    // --- What follows from a change ---

    /** Does the work that follows from a change of this node, and tells those who listen. */
    void changed(Table now, List<Entry> entries, Optional<Lease> lease) {
        work.follow(now, lease);
        listeners.forEach(listener -> listener.accept(now, entries));
        now.rematch()
                .filter(next -> entries.stream().anyMatch(entry -> entry.event() instanceof TableEvent.Rematched))
                .ifPresent(next -> rematched(now, next));
    }

    /** The next table was written together with the end of the last one. */
    private void rematched(Table over, TableId next) {
        try {
            names.giveAgain(over, next);
            // Whoever is quick has moved there by now, at this node or at another: then it is not ours to begin.
            List<Entry> first = entries(next, 0);
            snapshot(next)
                    .map(Snapshot::table)
                    .filter(there -> there.version() == first.size())
                    // The lease as it was written together with the table.
                    .ifPresent(there -> changed(
                            there, first, work.lease(there, first.getFirst().at())));
        } catch (StoreFailed e) {
            report(next, e);
            work.wakeSoon(next);
        }
    }

    /** A table was created. If its version has grown meanwhile, the writer of that version does the follow-up work. */
    private void begun(Append first, Table table) {
        TableId id = first.table();
        try {
            if (store.versions(List.of(id)).getOrDefault(id, 0) > first.last()) return;
        } catch (StoreFailed e) {
            report(id, e);
        }
        changed(table, first.entries(), first.lease());
    }

    // --- For the tables ---

    /** Whether somebody is at a table, at any node. */
    boolean isVisited(TableId id) {
        return live(id).watching().isVisited();
    }

    /** Whether this node does the work at a table as it is now. */
    boolean isOurs(Table now) {
        return work.isOurs(now);
    }

    /** Another node has written a version of a table. */
    void changedElsewhere(TableId id, int version) {
        work.leave(id, version);
    }

    /** The other nodes could not be told whether somebody is at a table. */
    void tellAgain(TableId id, Optional<PlayerId> player) {
        soon(() -> live(id).watching().tellAgain(player));
    }

    /** Who is at a table at other nodes. */
    List<Rooms.Visitor> elsewhere(TableId id) {
        return store.rooms().elsewhere(environment.node(), List.of(id), now()).getOrDefault(id, List.of());
    }

    NodeId node() {
        return environment.node();
    }

    /** Calls back in a second: something has failed that may succeed then. */
    void soon(Runnable action) {
        environment.scheduler().at(now().plus(SOON), action);
    }

    DecisionContext moment(Map<PlayerId, Instant> absentSince, Duration lag) {
        return new DecisionContext(now(), absentSince, lag, environment.random(), this::freshTable);
    }

    Instant now() {
        return environment.clock().instant();
    }

    void later(Instant at, Runnable action) {
        Scheduler.Alarm unused = environment.scheduler().at(at, action);
    }

    Store store() {
        return store;
    }

    Bus bus() {
        return bus;
    }

    Executor executor() {
        return environment.executor();
    }

    void report(TableId id, Throwable failure) {
        complaints.accept(id, failure);
    }

    Names names() {
        return names;
    }
}
