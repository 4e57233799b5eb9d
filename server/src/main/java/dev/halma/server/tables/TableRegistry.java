package dev.halma.server.tables;

import dev.halma.rules.variant.Seat;
import dev.halma.server.cluster.Bus;
import dev.halma.server.cluster.LeaseHolder;
import dev.halma.server.players.FreshId;
import dev.halma.server.store.Append;
import dev.halma.server.store.Rooms;
import dev.halma.server.store.Store;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.tables.thinking.Thinking;
import dev.halma.table.Arbiter;
import dev.halma.table.Decision;
import dev.halma.table.DecisionContext;
import dev.halma.table.Entry;
import dev.halma.table.Plan;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import dev.halma.table.protocol.ServerMessage;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All tables of this node that are in memory, and how the rest of the server uses them. Safe for many threads. */
public final class TableRegistry {

    private static final Logger LOG = LoggerFactory.getLogger(TableRegistry.class);

    private static final int BYTES_OF_A_SECRET = 16;

    /** The most entries that are sent one by one. */
    private static final int MOST_MISSED = 200;

    /** The tables that are read at a time to set their alarms. */
    private static final int PAGE_OF_DUE = 500;

    /** While more tables than this are in memory, no further due ones are read. */
    private static final int MOST_AWAKE = 5_000;

    /** The time between two looks into the store for what is due soon. */
    private static final Duration BETWEEN_LOOKS_AHEAD = Alarms.AHEAD.dividedBy(4);

    /** The time until tables that were read have had their turns. */
    private static final Duration UNTIL_THEIR_TURNS = Duration.ofMillis(100);

    private final Store store;
    private final Environment environment;
    private final LeaseHolder leases;
    private final Alarms alarms;
    private final TableActor.Services services;
    private final TableActor.Owner owner = new OwnerOfActors();
    private final BiConsumer<TableId, Throwable> failures;
    private final Map<TableId, TableActor> actors = new ConcurrentHashMap<>();
    private final List<BiConsumer<Table, List<Entry>>> listeners = new ArrayList<>();
    private volatile boolean isDueWorkRead;

    /** @param failures gets what should not happen: a store that fails, a log that can't be replayed */
    public TableRegistry(
            Store store, Bus bus, Thinking thinking, Environment environment, BiConsumer<TableId, Throwable> failures) {
        this.store = store;
        this.environment = environment;
        this.failures = failures;
        leases = new LeaseHolder(
                store, environment.clock(), environment.node(), environment.does(), environment.lease());
        alarms = new Alarms(environment.scheduler(), this::wake);
        services = new TableActor.Services(
                store,
                bus,
                environment,
                new SeatNames(store, failures),
                leases,
                new Computers(thinking, leases, bus, (id, command) -> send(id, actor -> actor.command(command))),
                alarms);
    }

    /** Calls a listener after every durable change of this node. To be called before the first command. */
    public void whenChanged(BiConsumer<Table, List<Entry>> listener) {
        listeners.add(listener);
    }

    // --- Actors ---

    /** Leaves a message for the actor of a table, which is made where there is none. */
    private void send(TableId id, Consumer<TableActor> message) {
        // Within the computation, so that an actor never goes while a message is left for it.
        TableActor actor = actors.compute(id, (same, known) -> {
            TableActor one = known == null ? new TableActor(id, services, owner) : known;
            one.add(message);
            return one;
        });
        Objects.requireNonNull(actor).start();
    }

    /** The callbacks of actors. */
    private final class OwnerOfActors implements TableActor.Owner {

        @Override
        public void changed(Table now, List<Entry> entries) {
            listeners.forEach(listener -> listener.accept(now, entries));
        }

        @Override
        public void created(Append first, Table table) {
            send(table.id(), actor -> actor.created(first, table));
        }

        @Override
        public void failed(TableId id, Throwable failure) {
            failures.accept(id, failure);
        }

        @Override
        public void unused(TableActor actor) {
            actors.computeIfPresent(actor.id(), (id, known) -> known.equals(actor) && actor.hasNoMail() ? null : known);
        }
    }

    /** Gives up the memory of tables that have not been used since a time. */
    public void rest(Instant unusedSince) {
        actors.keySet().forEach(id -> send(id, actor -> actor.rest(unusedSince)));
    }

    /** How many alarms are set. */
    public int alarms() {
        return alarms.count();
    }

    /** How many tables are in memory. */
    public int count() {
        return actors.size();
    }

    // --- Making tables ---

    /**
     * Makes a table.
     *
     * @param names of people at the maker's device, where they differ from the maker's
     */
    public CompletableFuture<TableId> make(PlayerId maker, Plan plan, Map<Seat, String> names) {
        TableId id = freshTable(environment);
        DecisionContext context = services.context(Map.of(), Duration.ZERO);
        Decision.Accepted made = Arbiter.made(id, maker, plan, context);
        Append first = services.append(made, true, context.now());
        return store.append(List.of(first))
                .thenComposeAsync(
                        result -> {
                            if (result == Store.Result.CONFLICT) return make(maker, plan, names); // the id is taken
                            services.names().give(id, maker, names);
                            send(id, actor -> actor.created(first, made.next()));
                            return CompletableFuture.completedFuture(id);
                        },
                        environment.executor());
    }

    /** A text that can't be guessed. */
    public String freshSecret() {
        return FreshId.secret(BYTES_OF_A_SECRET, environment.random());
    }

    static TableId freshTable(Environment environment) {
        return new TableId(FreshId.text(environment.clock().instant(), environment.random()));
    }

    // --- Using tables ---

    /** Passes a command to a table. The ask is answered exactly once. */
    public void submit(TableId id, Ask ask) {
        send(id, actor -> actor.submit(ask));
    }

    /** Ends the game of a table in a draw, or closes it before its game; false if there is no such table. */
    public boolean close(TableId id) {
        boolean isThere = snapshot(id).isPresent();
        if (isThere) send(id, TableActor::closeForOperator);
        return isThere;
    }

    /** The newest state of a table; nothing if there is no such table. Reads the log where it has to. */
    public Optional<Snapshot> snapshot(TableId id) {
        Optional<Snapshot> snapshot = actors.computeIfAbsent(id, fresh -> new TableActor(fresh, services, owner))
                .snapshot();
        if (snapshot.isEmpty()) send(id, TableActor::endIfUnused);
        return snapshot;
    }

    /**
     * What a client has missed since a version: the entries, or the whole table for a client that is too far behind. Nothing if
     * there is no such table.
     */
    public Optional<ServerMessage.OfTable> missed(TableId id, int since, Optional<PlayerId> viewer) {
        return snapshot(id).map(now -> {
            int version = now.table().version();
            if (since < 1 || since > version || version - since > MOST_MISSED) return now.stateFor(viewer);
            List<Entry> entries = since == version ? List.of() : entriesUpTo(now.table(), store.read(id, since));
            return ServerMessage.Happened.at(now.table(), entries, now.names(), now.now());
        });
    }

    /** The entries up to the version of a state. The store may have newer ones, which are not published yet. */
    static List<Entry> entriesUpTo(Table table, List<Entry> entries) {
        return entries.stream()
                .filter(entry -> entry.version() <= table.version())
                .toList();
    }

    /**
     * Adds a client that watches or plays. To be undone by {@link #leave}.
     *
     * @param version up to which it knows the table
     */
    public void enter(TableId id, Optional<PlayerId> player, int version) {
        send(id, actor -> actor.enter(player, version));
    }

    public void leave(TableId id, Optional<PlayerId> player) {
        send(id, actor -> actor.leave(player));
    }

    /** The presence at a table, after all earlier messages to its actor; empty if there is no such table. */
    public CompletableFuture<Optional<ServerMessage.Around>> around(TableId id) {
        CompletableFuture<Optional<ServerMessage.Around>> answer = new CompletableFuture<>();
        send(id, actor -> actor.around(answer));
        return answer;
    }

    /** A player has another name, or none. */
    public void renamed(PlayerId player) {
        actors.forEach((id, actor) -> {
            boolean isThere = actor.inMemory()
                    .filter(table -> table.players().contains(player))
                    .isPresent();
            if (isThere) send(id, TableActor::rename);
        });
    }

    // --- Work ---

    /** Takes up what is due since the last run. Nodes that share a store claim it bit by bit. */
    public void start() {
        if (store.isShared()) {
            claim();
            isDueWorkRead = true;
        } else {
            lookAhead();
        }
    }

    /** Whether everything that was due at the start has been taken up. */
    public boolean isDueWorkRead() {
        return isDueWorkRead;
    }

    /** Sets the alarms of what is due soon, and does so again before that time is over. */
    private void lookAhead() {
        Instant now = environment.clock().instant();
        Instant before = alarms.horizon();
        // First, so that a clock that is set meanwhile is not lost.
        alarms.lookAheadTo(now.plus(Alarms.AHEAD));
        readDue(new Store.Wanted.Due(before, Optional.empty(), alarms.horizon()));
    }

    /** Reads due tables page by page. Those that are late are woken at once, so the next page waits for their turns. */
    private void readDue(Store.Wanted.Due wanted) {
        Store.Wanted.Due next = wanted;
        try {
            while (actors.size() < MOST_AWAKE) {
                List<Store.Listed> page = store.list(next, PAGE_OF_DUE);
                page.forEach(listed -> listed.summary().wakeAt().ifPresent(at -> alarms.set(listed.table(), at)));
                if (page.size() < PAGE_OF_DUE) {
                    isDueWorkRead = true;
                    later(BETWEEN_LOOKS_AHEAD, this::lookAhead);
                    return;
                }
                next = next.after(page.getLast());
            }
            rest(environment.clock().instant());
        } catch (StoreFailed e) {
            LOG.warn("due tables can't be read, which is tried again: {}", e.getMessage());
        }
        Store.Wanted.Due rest = next;
        later(UNTIL_THEIR_TURNS, () -> readDue(rest));
    }

    private void later(Duration pause, Runnable task) {
        Scheduler.Alarm unused =
                environment.scheduler().at(environment.clock().instant().plus(pause), task);
    }

    private void wake(TableId id) {
        if (leases.mayHave(id)) send(id, TableActor::wake);
    }

    /** Claims the work that dead nodes have left. To be called about twice a second where nodes share a store. */
    public void claim() {
        alarms.lookAheadTo(environment.clock().instant().plus(Alarms.AHEAD));
        List<TableId> claimed = leases.claim();
        claimed.forEach(this::wake);
        if (claimed.size() == LeaseHolder.MOST_CLAIMED) environment.executor().execute(this::claim);
    }

    /** Renews the leases of this node. To be called about twice a second where nodes share a store. */
    public void renew() {
        leases.renew();
    }

    /** Moves for the computers of a table that a client of any node watches, if they are among themselves. */
    public void think(TableId id) {
        send(id, TableActor::visited);
    }

    // --- Other nodes ---

    /** Messages of other nodes may have been lost. */
    public void missedNews() {
        actors.keySet().forEach(id -> send(id, TableActor::doubtNames));
        compare();
    }

    /** Compares the tables that are watched here with the store: messages on the bus may get lost. */
    public void compare() {
        if (!store.isShared()) return;
        List<TableId> watched = actors.values().stream()
                .filter(TableActor::isWatched)
                .map(TableActor::id)
                .toList();
        if (watched.isEmpty()) return;
        Map<TableId, Integer> versions = store.versions(watched);
        Map<TableId, List<Rooms.Visitor>> elsewhere = store.rooms()
                .elsewhere(environment.node(), watched, environment.clock().instant());
        for (TableId id : watched) {
            int version = versions.getOrDefault(id, 0);
            List<Rooms.Visitor> visitors = elsewhere.getOrDefault(id, List.of());
            send(id, actor -> actor.compare(version, visitors));
        }
    }

    /** Writes the presence at this node again: the database has lost it. */
    public void tellVisitorsAgain() {
        actors.keySet().forEach(id -> send(id, TableActor::tellNodesAgain));
    }
}
