package dev.halma.server.live;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Seat;
import dev.halma.server.bus.Bus;
import dev.halma.server.identity.PlayerId;
import dev.halma.server.protocol.ServerMessage;
import dev.halma.server.store.Append;
import dev.halma.server.store.Store;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.store.Summary;
import dev.halma.server.table.Arbiter;
import dev.halma.server.table.Command;
import dev.halma.server.table.Entry;
import dev.halma.server.table.Moment;
import dev.halma.server.table.Table;
import dev.halma.server.table.TableEvent;
import dev.halma.server.table.TableId;
import dev.halma.server.table.plan.Plan;
import dev.halma.server.thinking.Thinking;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;

/** All tables in use at this server. Safe for use by many threads. */
public final class LiveTables {

    private static final int BYTES_OF_AN_ID = 16;

    /** How many tables are looked at after a start, at most, before the next look. */
    private static final int MOST_DUE = 1_000_000;

    /** The most entries that are sent one by one. */
    private static final int MOST_MISSED = 200;

    /** How long a table waits after the store has failed. */
    private static final Duration SOON = Duration.ofSeconds(1);

    private final Store store;
    private final Bus bus;
    private final Thinking thinking;
    private final Outside outside;
    private final BiConsumer<TableId, Throwable> complaints;
    private final Map<TableId, LiveTable> tables = new ConcurrentHashMap<>();
    private final Map<TableId, Timer.Alarm> alarms = new ConcurrentHashMap<>();
    private final List<BiConsumer<Table, List<Entry>>> listeners = new ArrayList<>();

    /** @param complaints hears of what should not happen: a store that fails, a log that can't be replayed */
    public LiveTables(
            Store store, Bus bus, Thinking thinking, Outside outside, BiConsumer<TableId, Throwable> complaints) {
        this.store = store;
        this.bus = bus;
        this.thinking = thinking;
        this.outside = outside;
        this.complaints = complaints;
    }

    /** Hears of every change after it is on disk. To be called before anything is asked. */
    public void whenChanged(BiConsumer<Table, List<Entry>> listener) {
        listeners.add(listener);
    }

    /** Takes up what is due since the last run: clocks that run, computers that are to move. */
    public void start() {
        store.list(new Store.Wanted.Due(Instant.MAX), MOST_DUE)
                .forEach(listed -> listed.summary().wakeAt().ifPresent(at -> arm(listed.table(), at)));
    }

    // --- Making tables ---

    /**
     * Makes a table.
     *
     * @param names of people at the maker's device, where they differ from the maker's
     */
    public CompletableFuture<TableId> make(PlayerId maker, Plan plan, Map<Seat, String> names) {
        TableId id = freshTable();
        Moment moment = moment(Map.of(), Duration.ZERO);
        List<TableEvent> events = Arbiter.made(id, maker, plan, moment);
        Append first = first(id, events, moment.now());
        return store.append(List.of(first))
                .thenComposeAsync(
                        result -> {
                            if (result == Store.Result.CONFLICT) return make(maker, plan, names); // the id is taken
                            nameSeats(id, maker, names);
                            changed(Table.replayed(id, first.entries()), first.entries());
                            return CompletableFuture.completedFuture(id);
                        },
                        outside.executor());
    }

    /** Names are kept beside the log. A failure here loses a name and no table. */
    private void nameSeats(TableId id, PlayerId maker, Map<Seat, String> names) {
        try {
            names.forEach((seat, name) -> store.nameSeat(id, seat, maker, name));
        } catch (StoreFailed e) {
            report(id, e);
        }
    }

    /** The beginning of a log. */
    static Append first(TableId id, List<TableEvent> events, Instant at) {
        List<Entry> entries = new ArrayList<>();
        events.forEach(event -> entries.add(new Entry(entries.size() + 1, at, Optional.empty(), event)));
        return new Append(id, entries, Summary.of(Table.replayed(id, entries), at));
    }

    /** A text that nobody can guess. */
    public String freshSecret() {
        byte[] bytes = new byte[BYTES_OF_AN_ID];
        outside.chance().nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private TableId freshTable() {
        return new TableId(freshSecret());
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
    public Optional<ServerMessage> missed(TableId id, int since, Optional<PlayerId> viewer) {
        return snapshot(id).map(now -> {
            int version = now.table().version();
            if (since < 1 || since > version || version - since > MOST_MISSED) return now.stateFor(viewer);
            // The store may be ahead of the state in memory, and then has entries that nobody has heard of yet.
            List<Entry> entries = since == version
                    ? List.of()
                    : entries(id, since).stream()
                            .filter(entry -> entry.version() <= version)
                            .toList();
            return new ServerMessage.Happened(now.table(), entries, now.names(), now.now());
        });
    }

    /** Somebody has come to look on or to play. To be undone by {@link #leave}. */
    public void enter(TableId id, Optional<PlayerId> player) {
        while (!live(id).enter(player)) Thread.onSpinWait();
        snapshot(id)
                .map(Snapshot::table)
                .filter(table -> !table.hasPersonInPlay())
                .ifPresent(this::thinkIfWanted);
    }

    public void leave(TableId id, Optional<PlayerId> player) {
        live(id).leave(player);
    }

    /** Who is at a table; nothing if there is no such table. */
    public Optional<ServerMessage.Around> around(TableId id) {
        return live(id).around();
    }

    /** A player has another name, or none. */
    public void renamed(PlayerId player) {
        tables.values().forEach(table -> table.rename(player));
    }

    private LiveTable live(TableId id) {
        return tables.computeIfAbsent(id, fresh -> new LiveTable(fresh, this));
    }

    /** Gives up the memory of tables that have been quiet since a moment. */
    public void rest(Instant quietSince) {
        tables.forEach((id, table) -> {
            if (table.rest(quietSince)) retired(id, table);
        });
    }

    /** An object is no longer in use. Never while the map is locked: tables are locked first. */
    void retired(TableId id, LiveTable table) {
        tables.remove(id, table);
    }

    /** How many tables are in memory. */
    public int count() {
        return tables.size();
    }

    // --- What follows from a change ---

    /** Sets the alarm of a table, lets its computer think, and tells those who listen. */
    void changed(Table now, List<Entry> entries) {
        if (now.thinking().isPresent()) {
            thinkIfWanted(now);
        } else {
            thinking.forget(now.id());
        }
        now.clocks().lookAt().ifPresentOrElse(at -> arm(now.id(), at), () -> disarm(now.id()));
        listeners.forEach(listener -> listener.accept(now, entries));
        now.rematch()
                .filter(next -> entries.stream().anyMatch(entry -> entry.event() instanceof TableEvent.Rematched))
                .ifPresent(next -> rematched(now, next));
    }

    /** The next table was written together with the end of the last one. */
    private void rematched(Table over, TableId next) {
        try {
            nameAgain(over, next);
            snapshot(next).ifPresent(there -> changed(there.table(), entries(next, 0)));
        } catch (StoreFailed e) {
            report(next, e);
            wakeSoon(next);
        }
    }

    /** People at one device keep their names when everybody moves on by one seat. */
    private void nameAgain(Table over, TableId next) {
        int seats = over.plan().variant().seats();
        store.seatNames(over.id())
                .forEach((seat, name) -> over.chair(seat)
                        .owner()
                        .ifPresent(player -> store.nameSeat(next, Seat.of((seat.index() + 1) % seats), player, name)));
    }

    /** Computers among themselves wait until somebody looks on: nobody should fill the server with games for nobody. */
    private void thinkIfWanted(Table table) {
        boolean isWanted = table.hasPersonInPlay() || live(table.id()).isVisited();
        if (isWanted) table.thinking().ifPresent(seat -> think(table, seat));
    }

    private void think(Table table, Seat seat) {
        Game game = table.game().orElseThrow();
        Level level = table.chair(seat).thinker().orElseThrow();
        thinking.think(table.id(), game, level, text -> {
            Command move = new Command.Play(seat, text, game.eventCount());
            submitOfHouse(table.id(), move);
        });
    }

    /** What the server itself asks has nobody to ask it again: it does so itself. */
    private void submitOfHouse(TableId id, Command command) {
        submit(id, new Ask(Command.HOUSE, Optional.empty(), command, Duration.ZERO, answer -> {
            if (answer instanceof Answer.NotStored) wakeSoon(id);
        }));
    }

    private void wakeSoon(TableId id) {
        arm(id, now().plus(SOON));
    }

    private void arm(TableId id, Instant at) {
        Timer.Alarm alarm = outside.timer().at(at, () -> wake(id));
        Optional.ofNullable(alarms.put(id, alarm)).ifPresent(Timer.Alarm::cancel);
    }

    private void disarm(TableId id) {
        Optional.ofNullable(alarms.remove(id)).ifPresent(Timer.Alarm::cancel);
    }

    /** Looks at a table whose time may have run out, or whose computer is to move. */
    private void wake(TableId id) {
        try {
            snapshot(id).map(Snapshot::table).ifPresent(this::takeUp);
        } catch (StoreFailed e) {
            report(id, e);
            wakeSoon(id);
        }
    }

    private void takeUp(Table table) {
        thinkIfWanted(table);
        table.clocks().lookAt().ifPresent(at -> {
            if (now().isBefore(at)) {
                arm(table.id(), at);
            } else {
                submitOfHouse(table.id(), new Command.LookAtClock());
            }
        });
    }

    // --- For the tables ---

    Moment moment(Map<PlayerId, Instant> absentSince, Duration lag) {
        return new Moment(now(), absentSince, lag, outside.chance(), this::freshTable);
    }

    Instant now() {
        return outside.clock().instant();
    }

    void later(Instant at, Runnable action) {
        Timer.Alarm unused = outside.timer().at(at, action);
    }

    Store store() {
        return store;
    }

    Bus bus() {
        return bus;
    }

    Executor executor() {
        return outside.executor();
    }

    void report(TableId id, Throwable failure) {
        complaints.accept(id, failure);
    }

    /** The people at the seats: the names that were given for a seat, or the players' own. */
    Map<Seat, String> names(Table table) {
        Map<PlayerId, String> players = store.players().names(table.players());
        Map<Seat, String> names = new EnumMap<>(Seat.class);
        table.chairs()
                .forEach((seat, chair) -> chair.owner().map(players::get).ifPresent(name -> names.put(seat, name)));
        store.seatNames(table.id()).forEach((seat, name) -> {
            if (names.containsKey(seat) && !name.isEmpty()) names.put(seat, name);
        });
        return names;
    }
}
