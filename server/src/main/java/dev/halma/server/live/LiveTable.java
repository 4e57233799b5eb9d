package dev.halma.server.live;

import dev.halma.rules.variant.Seat;
import dev.halma.server.bus.Channel;
import dev.halma.server.identity.PlayerId;
import dev.halma.server.protocol.ServerJson;
import dev.halma.server.protocol.ServerMessage;
import dev.halma.server.store.Append;
import dev.halma.server.store.Store;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.store.Summary;
import dev.halma.server.table.Arbiter;
import dev.halma.server.table.Command;
import dev.halma.server.table.Decision;
import dev.halma.server.table.Entry;
import dev.halma.server.table.Moment;
import dev.halma.server.table.Table;
import dev.halma.server.table.TableEvent;
import dev.halma.server.table.TableId;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * One table in use. Commands wait in line; one is decided and written at a time. The state in memory never runs ahead of the
 * store, and nobody hears of an event before it is on disk.
 */
final class LiveTable {

    /** Who comes and goes within this time is told together: otherwise a few who do so all the time would flood the rest. */
    private static final Duration BETWEEN_TELLINGS = Duration.ofMillis(250);

    private final TableId id;
    private final LiveTables house;
    private final ReentrantLock lock = new ReentrantLock();
    private final Deque<Ask> waiting = new ArrayDeque<>();
    private final Presence presence = new Presence();
    private @Nullable Table table;
    private Map<Seat, String> names = Map.of();
    private boolean isWriting;
    private boolean isRetired;
    private Instant usedAt;
    private Instant toldAt = Instant.EPOCH; // who is there
    private boolean isTellingDue;

    LiveTable(TableId id, LiveTables house) {
        this.id = id;
        this.house = house;
        this.usedAt = house.now();
    }

    /** A command that is being written. */
    private record Writing(Ask ask, List<Entry> entries, Table next) {}

    // --- Commands ---

    /** Takes a command; false if this object is no longer in use, and another one has to be asked. */
    boolean submit(Ask ask) {
        lock.lock();
        try {
            if (isRetired) return false;
            waiting.add(ask);
            pump();
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** Works off the line until something has to be written. */
    private void pump() {
        while (!isWriting && !waiting.isEmpty()) {
            Ask ask = waiting.remove();
            try {
                decide(ask);
            } catch (RuntimeException e) {
                house.report(id, e);
                ask.answer().accept(new Answer.NotStored());
            }
        }
    }

    private void decide(Ask ask) {
        usedAt = house.now();
        Optional<Table> loaded = loaded();
        if (loaded.isEmpty()) {
            ask.answer().accept(new Answer.NoSuchTable());
            retireUnknown();
            return;
        }
        Table now = loaded.get();
        Optional<Integer> before = ask.id().flatMap(now::versionAfter);
        if (before.isPresent()) {
            ask.answer().accept(new Answer.Done(before.get()));
            return;
        }
        Moment moment = house.moment(presence.absentSince(), ask.lag());
        switch (Arbiter.decide(now, ask.actor(), ask.command(), moment)) {
            case Decision.Refused(var why) -> ask.answer().accept(new Answer.Refused(why));
            case Decision.Accepted(List<TableEvent> events)
            when events.isEmpty() -> ask.answer().accept(new Answer.Done(now.version()));
            case Decision.Accepted(List<TableEvent> events) -> write(ask, now, events, moment);
        }
    }

    private void write(Ask ask, Table now, List<TableEvent> events, Moment moment) {
        List<Entry> entries = new ArrayList<>();
        Table next = now;
        for (TableEvent event : events) {
            Entry entry = new Entry(next.version() + 1, moment.now(), ask.id(), event);
            entries.add(entry);
            next = next.after(entry);
        }
        List<Append> appends = new ArrayList<>();
        appends.add(new Append(id, entries, Summary.of(next, moment.now())));
        if (now.rematch().isEmpty() && next.rematch().isPresent()) {
            appends.add(LiveTables.first(next.rematch().get(), Arbiter.rematchOf(next, moment), moment.now()));
        }
        Writing writing = new Writing(ask, entries, next);
        CompletableFuture<Store.Result> append = house.store().append(appends);
        isWriting = true;
        CompletableFuture<?> unused =
                append.whenCompleteAsync((result, failure) -> written(writing, result, failure), house.executor());
    }

    private void written(Writing writing, Store.@Nullable Result result, @Nullable Throwable failure) {
        lock.lock();
        try {
            isWriting = false;
            if (result == Store.Result.APPENDED) {
                boolean hasOthers = table == null || !writing.next().players().equals(table.players());
                table = writing.next();
                attempt(() -> tell(writing, hasOthers));
                writing.ask().answer().accept(new Answer.Done(writing.next().version()));
                attempt(() -> house.changed(writing.next(), writing.entries()));
            } else if (result == Store.Result.CONFLICT) {
                table = null; // another node was first: decide again on what it wrote
                waiting.addFirst(writing.ask());
            } else {
                if (failure != null) house.report(id, failure);
                writing.ask().answer().accept(new Answer.NotStored());
            }
            pump();
        } finally {
            lock.unlock();
        }
    }

    private void tell(Writing writing, boolean hasOthers) {
        Table next = writing.next();
        nameSeat(writing);
        presence.expect(next.players(), house.now());
        tell(new ServerMessage.Happened(next, writing.entries(), names, house.now()));
        if (hasOthers) tell(around(next)); // somebody who sits down is a spectator no longer
    }

    /** What follows from an event can't undo it, and must not keep the next command from its answer. */
    private void attempt(Runnable consequence) {
        try {
            consequence.run();
        } catch (RuntimeException e) {
            house.report(id, e);
        }
    }

    /** Names are kept beside the log. A failure here loses a name and no event. */
    private void nameSeat(Writing writing) {
        if (!(writing.ask().command() instanceof Command.Sit(Seat seat, String key, String name))) return;
        try {
            if (writing.ask().actor() instanceof Command.Player(PlayerId player)) {
                house.store().nameSeat(id, seat, player, name);
            }
            names = house.names(writing.next());
        } catch (StoreFailed e) {
            house.report(id, e);
        }
    }

    /** The state, read from its log if it is not in memory; nothing if there is no such table. */
    private Optional<Table> loaded() {
        if (table == null) {
            List<Entry> log = house.store().read(id, 0);
            if (log.isEmpty()) return Optional.empty();
            table = Table.replayed(id, log);
            names = house.names(table);
            presence.expect(table.players(), house.now());
        }
        return Optional.of(table);
    }

    // --- Looking on ---

    /** The table as it is; nothing if there is none. */
    Optional<Snapshot> snapshot() {
        lock.lock();
        try {
            usedAt = house.now();
            Optional<Snapshot> snapshot = loaded().map(now -> new Snapshot(now, names, house.now()));
            if (snapshot.isEmpty()) retireUnknown();
            return snapshot;
        } finally {
            lock.unlock();
        }
    }

    /** Somebody has come to the table; false if this object is no longer in use. */
    boolean enter(Optional<PlayerId> player) {
        lock.lock();
        try {
            if (isRetired) return false;
            presence.enter(player);
            tellWhoIsThere();
            return true;
        } finally {
            lock.unlock();
        }
    }

    void leave(Optional<PlayerId> player) {
        lock.lock();
        try {
            presence.leave(player);
            tellWhoIsThere();
        } finally {
            lock.unlock();
        }
    }

    /** Whoever comes or goes does so even if the table can't be read now. */
    private void tellWhoIsThere() {
        try {
            Optional<Table> now = loaded();
            now.ifPresent(there -> presence.expect(there.players(), house.now()));
            now.ifPresent(this::tellSoon);
        } catch (StoreFailed e) {
            house.report(id, e);
        }
    }

    private void tellSoon(Table there) {
        if (isTellingDue) return;
        Instant now = house.now();
        boolean isTooSoon = !now.isBefore(toldAt) && now.isBefore(toldAt.plus(BETWEEN_TELLINGS));
        if (isTooSoon) {
            isTellingDue = true;
            house.later(toldAt.plus(BETWEEN_TELLINGS), this::tellTogether);
        } else {
            toldAt = now;
            tell(around(there));
        }
    }

    private void tellTogether() {
        lock.lock();
        try {
            isTellingDue = false;
            tellWhoIsThere();
        } finally {
            lock.unlock();
        }
    }

    /** Whether somebody is there, to play or to look on. */
    boolean isVisited() {
        lock.lock();
        try {
            return !presence.isEmpty();
        } finally {
            lock.unlock();
        }
    }

    /** Who is there now. */
    Optional<ServerMessage.Around> around() {
        lock.lock();
        try {
            return loaded().map(this::around);
        } finally {
            lock.unlock();
        }
    }

    private ServerMessage.Around around(Table now) {
        return new ServerMessage.Around(
                id,
                presence.absentSince(),
                now.plan().pace().fairWait(),
                presence.spectators(now.players()),
                house.now());
    }

    /** The names may have changed. */
    void rename(PlayerId player) {
        lock.lock();
        try {
            if (table != null && table.players().contains(player)) names = house.names(table);
        } finally {
            lock.unlock();
        }
    }

    private void tell(ServerMessage message) {
        house.bus().publish(Channel.of(id), ServerJson.text(message));
    }

    // --- Memory ---

    /** Whoever asks for tables that do not exist takes no memory with it. */
    private void retireUnknown() {
        if (isWriting || !waiting.isEmpty() || !presence.isEmpty()) return;
        isRetired = true;
        house.retired(id, this);
    }

    /** Gives up the state of a table that has been quiet, and the whole object if nobody is there. True if it is retired. */
    boolean rest(Instant quietSince) {
        lock.lock();
        try {
            boolean isQuiet = !isWriting && waiting.isEmpty() && usedAt.isBefore(quietSince);
            if (isQuiet) table = null;
            isRetired = isQuiet && presence.isEmpty();
            return isRetired;
        } finally {
            lock.unlock();
        }
    }
}
