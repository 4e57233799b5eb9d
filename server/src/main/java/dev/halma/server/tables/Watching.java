package dev.halma.server.tables;

import dev.halma.server.store.Rooms;
import dev.halma.server.store.StoreFailed;
import dev.halma.table.Entry;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import dev.halma.table.protocol.ServerMessage;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;

/** Those who look at a table in use: how they come and go, and what they are told besides what happens. */
final class Watching {

    private final TableId id;
    private final TableRegistry house;
    private final ReentrantLock lock;
    private final Audience audience;
    private final Known known;
    private final Room room;

    /** @param lock of the table */
    Watching(TableId id, TableRegistry house, ReentrantLock lock, Audience audience, Known known, Room room) {
        this.id = id;
        this.house = house;
        this.lock = lock;
        this.audience = audience;
        this.known = known;
        this.room = room;
    }

    private void inLock(Runnable action) {
        lock.lock();
        try {
            action.run();
        } finally {
            lock.unlock();
        }
    }

    /** Somebody comes who knows the table up to a version. */
    void enter(Optional<PlayerId> player, int version) {
        inLock(() -> tellWhoIsThere(player, room.enter(player, version)));
    }

    void leave(Optional<PlayerId> player) {
        inLock(() -> tellWhoIsThere(player, room.leave(player)));
    }

    /** First the other nodes have to be able to read it; then everybody is told. */
    private void tellWhoIsThere(Optional<PlayerId> player, CompletableFuture<?> told) {
        if (!house.store().isShared()) {
            tellWhoIsThere();
            return;
        }
        CompletableFuture<?> unused = told.whenCompleteAsync(
                (done, failure) -> {
                    if (failure != null) house.tellAgain(id, player);
                    tellWhoIsThere();
                },
                house.executor());
    }

    /** Tells the other nodes again what they could not be told. */
    void tellAgain(Optional<PlayerId> player) {
        inLock(() -> tellWhoIsThere(player, room.again(player)));
    }

    /** Tells the other nodes again of everybody who is here. */
    void tellAllAgain() {
        inLock(() -> room.here().forEach(player -> tellWhoIsThere(player, room.again(player))));
    }

    /** Whoever comes or goes does so even if the table can't be read now. */
    private void tellWhoIsThere() {
        lock.lock();
        try {
            known.loaded().ifPresent(there -> room.tellSoon(there, this::tellTogether));
        } catch (StoreFailed e) {
            house.report(id, e);
            house.soon(this::tellWhoIsThere);
        } finally {
            lock.unlock();
        }
    }

    private void tellTogether() {
        inLock(() -> {
            room.tellNow();
            tellWhoIsThere();
        });
    }

    /** Whether somebody is there, at any node, to play or to look on. */
    boolean isVisited() {
        lock.lock();
        try {
            return room.isVisited();
        } finally {
            lock.unlock();
        }
    }

    /** Who is there now. */
    Optional<ServerMessage.Around> around() {
        lock.lock();
        try {
            return known.loaded().map(room::around);
        } finally {
            lock.unlock();
        }
    }

    /** Whether somebody at this node looks at the table. */
    boolean isWatched() {
        return audience.isListening();
    }

    /** Tells those who are here what other nodes have written and the bus has not brought; answers the table, if it is known. */
    Optional<Table> compare(int version, List<Rooms.Visitor> elsewhere) {
        lock.lock();
        try {
            OptionalInt told = audience.isBehind(version);
            // A table that has given up its memory is read again only if there is something to tell.
            if (told.isEmpty() && !room.isNews(version, elsewhere)) return known.inMemory();
            Optional<Table> now = known.newest();
            if (now.isPresent() && told.isPresent()) {
                house.changedElsewhere(id, now.get().version());
                List<Entry> missed = house.entriesUpTo(now.get(), told.getAsInt());
                audience.tellHere(ServerMessage.Happened.at(now.get(), missed, known.names(), house.now()));
            }
            now.ifPresent(there -> room.compare(there, elsewhere));
            return now;
        } catch (StoreFailed e) {
            house.report(id, e);
            return Optional.empty();
        } finally {
            lock.unlock();
        }
    }

    /** The names may have changed. Whoever looks at the table sees that at once. */
    void rename(PlayerId player) {
        lock.lock();
        try {
            boolean isHere = known.inMemory()
                    .filter(there -> there.players().contains(player))
                    .isPresent();
            if (!isHere) return;
            // Another node may have told those who are here of more than this one has read.
            Table now = known.loaded().orElseThrow();
            known.readNames();
            audience.tellHere(ServerMessage.Happened.at(now, List.of(), known.names(), house.now()));
        } catch (StoreFailed e) {
            house.report(id, e);
            audience.doubtNames();
        } finally {
            lock.unlock();
        }
    }

    /** News of other nodes may have been missed: names are read again. */
    void doubtNames() {
        audience.doubtNames();
    }
}
