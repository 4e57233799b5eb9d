package dev.halma.server.tables;

import dev.halma.rules.variant.Seat;
import dev.halma.server.store.Append;
import dev.halma.server.store.Store;
import dev.halma.server.store.StoreFailed;
import dev.halma.table.Arbiter;
import dev.halma.table.Command;
import dev.halma.table.Decision;
import dev.halma.table.DecisionContext;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import dev.halma.table.protocol.ServerMessage;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * One table in use at this node. Commands wait in line; one is decided and written at a time. The state in memory never runs
 * ahead of the store, and nobody hears of an event before it is on disk. Other nodes may write too: then the state is behind
 * for a moment, an append of ours conflicts, and the command is decided again on what they wrote.
 */
final class TableActor {

    private final TableId id;
    private final TableRegistry house;
    private final ReentrantLock lock = new ReentrantLock();
    private final Deque<Ask> waiting = new ArrayDeque<>();
    private final Audience audience;
    private final Room room;
    private final Known known;
    private final Watching watching;
    private boolean isWriting;
    private boolean isRetired;
    private Instant usedAt;
    private @Nullable Ask unsure; // it may be in the log: nobody knows until the log can be read

    TableActor(TableId id, TableRegistry house) {
        this.id = id;
        this.house = house;
        this.usedAt = house.now();
        this.audience = new Audience(id, house);
        this.room = new Room(id, house, audience);
        this.known = new Known(id, house, audience);
        this.watching = new Watching(this.id, house, lock, audience, known, room);
    }

    /** A command that is being written. */
    private record Writing(Ask ask, Append append, Table next) {}

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
                if (!isWriting) unsure = null; // it has its answer
            } catch (RuntimeException e) {
                house.report(id, e);
                if (ask.equals(unsure)) askAgain(ask);
                else ask.answer().accept(new Answer.NotStored());
            }
        }
    }

    /** It was being committed when the line to the store was lost. The log will tell, once it can be read. */
    private void askAgain(Ask ask) {
        known.forget();
        unsure = ask;
        waiting.addFirst(ask);
        isWriting = true; // nothing else is decided meanwhile
        house.soon(() -> {
            lock.lock();
            try {
                isWriting = false;
                known.forget(); // somebody may have read it before the write came through
                pump();
            } finally {
                lock.unlock();
            }
        });
    }

    private void decide(Ask ask) {
        usedAt = house.now();
        Optional<Table> loaded = known.loaded();
        if (loaded.isEmpty()) {
            ask.answer().accept(new Answer.NoSuchTable());
            retireUnknown();
            return;
        }
        decide(ask, loaded.get());
    }

    private void decide(Ask ask, Table now) {
        // It may have waited, or been tried before: the work may be another node's by now.
        if (ask.actor() instanceof Command.House && !house.isOurs(now)) {
            ask.answer().accept(new Answer.NotStored());
            return;
        }
        Optional<Integer> before = ask.id().flatMap(now::versionAfter);
        if (before.isPresent()) {
            ask.answer().accept(new Answer.Done(before.get()));
            return;
        }
        DecisionContext moment = house.moment(room.absentSince(now), ask.lag());
        switch (Arbiter.decide(now, ask.actor(), ask.id(), ask.command(), moment)) {
            case Decision.Refused(var why) -> {
                Table newest = known.caughtUp(now); // nobody is refused for what another node has changed
                if (newest.version() > now.version()) decide(ask, newest);
                else ask.answer().accept(new Answer.Refused(why));
            }
            case Decision.Accepted accepted
            when accepted.entries().isEmpty() -> ask.answer().accept(new Answer.Done(now.version()));
            case Decision.Accepted accepted -> write(ask, now, accepted, moment);
        }
    }

    private void write(Ask ask, Table now, Decision.Accepted accepted, DecisionContext moment) {
        Table next = accepted.next();
        boolean hasOthers = !next.players().equals(now.players());
        Append append = house.append(accepted, hasOthers, moment.now());
        List<Append> appends = new ArrayList<>();
        appends.add(append);
        if (now.rematch().isEmpty() && next.rematch().isPresent()) {
            appends.add(house.append(Arbiter.rematchOf(next, moment), true, moment.now()));
        }
        Writing writing = new Writing(ask, append, next);
        CompletableFuture<Store.Result> stored = house.store().append(appends);
        isWriting = true;
        CompletableFuture<?> unused =
                stored.whenCompleteAsync((result, failure) -> written(writing, result, failure), house.executor());
    }

    private void written(Writing writing, Store.@Nullable Result result, @Nullable Throwable failure) {
        lock.lock();
        try {
            isWriting = false;
            if (result == Store.Result.APPENDED) {
                unsure = null;
                known.become(writing.next());
                attempt(() -> tell(writing));
                writing.ask().answer().accept(new Answer.Done(writing.next().version()));
                attempt(() -> house.changed(
                        writing.next(),
                        writing.append().entries(),
                        writing.append().lease()));
            } else if (result == Store.Result.CONFLICT) {
                known.forget(); // another node was first: decide again on what it wrote
                waiting.addFirst(writing.ask());
            } else {
                failed(writing.ask(), failure);
            }
            pump();
        } finally {
            lock.unlock();
        }
    }

    private void failed(Ask ask, @Nullable Throwable failure) {
        if (failure != null) house.report(id, failure);
        // Once it may be in the log, only the log can tell that it is not.
        if (isUnsure(failure) || ask.equals(unsure)) askAgain(ask);
        else ask.answer().accept(new Answer.NotStored());
    }

    private static boolean isUnsure(@Nullable Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        return cause instanceof StoreFailed failed && failed.isUnsure();
    }

    private void tell(Writing writing) {
        Table next = writing.next();
        nameSeat(writing);
        audience.tell(ServerMessage.Happened.at(next, writing.append().entries(), known.names(), house.now()));
        // Somebody who sits down is a spectator no longer.
        if (writing.append().hasOtherPlayers()) room.tell(next);
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
            known.readNames();
        } catch (StoreFailed e) {
            house.report(id, e);
        }
    }

    // --- Looking on ---

    /** The table as it is; nothing if there is none. */
    Optional<Snapshot> snapshot() {
        lock.lock();
        try {
            usedAt = house.now();
            Optional<Snapshot> snapshot = known.newest().map(now -> new Snapshot(now, known.names(), house.now()));
            if (snapshot.isEmpty()) retireUnknown();
            return snapshot;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Somebody has come to the table; false if this object is no longer in use.
     *
     * @param version up to which they know the table
     */
    boolean enter(Optional<PlayerId> player, int version) {
        lock.lock();
        try {
            if (isRetired) return false;
            watching.enter(player, version);
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** Those who look at it. */
    Watching watching() {
        return watching;
    }

    // --- Memory ---

    /** Whoever asks for tables that do not exist takes no memory with it. */
    private void retireUnknown() {
        if (isWriting || !waiting.isEmpty() || !room.isEmpty()) return;
        isRetired = true;
        house.retired(id, this);
    }

    /** Gives up the state of a table that has been quiet, and the whole object if nobody is there. True if it is retired. */
    boolean rest(Instant quietSince) {
        lock.lock();
        try {
            boolean isQuiet = !isWriting && waiting.isEmpty() && usedAt.isBefore(quietSince);
            if (isQuiet) known.forget();
            isRetired = isQuiet && room.isEmpty();
            return isRetired;
        } finally {
            lock.unlock();
        }
    }
}
