package dev.halma.server.store;

import dev.halma.rules.variant.Seat;
import dev.halma.server.players.Moderation;
import dev.halma.server.players.PlayerStore;
import dev.halma.table.Entry;
import dev.halma.table.PlayerId;
import dev.halma.table.TableId;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The event logs of all tables, an index over them, and the players. Safe for use by many threads. */
public interface Store extends AutoCloseable {

    /** The result of an append. */
    enum Result {
        /** It is on disk. */
        APPENDED,
        /** One of its versions exists already: another writer was first. Nothing was written. */
        CONFLICT
    }

    /** A table in the index. */
    record Listed(TableId table, Summary summary) {}

    /**
     * What a player wants to play.
     *
     * @param house the house rules as text; empty for the variant's own
     */
    record Wish(String variant, String house, String pace) {}

    /** Which tables are wanted. */
    sealed interface Wanted {

        /**
         * Public tables with a free chair.
         *
         * @param since those that have not changed since then are left out
         * @param wish only those at which this is played
         */
        record Open(Instant since, Optional<Wish> wish) implements Wanted {

            /** All of them. */
            public Open() {
                this(Instant.MIN, Optional.empty());
            }
        }

        /** Public tables at which a game is played. */
        record Running() implements Wanted {}

        /** All tables. Only for operators: it reads the whole index. */
        record All() implements Wanted {}

        /** The tables of a player that are not over. */
        record Unfinished(PlayerId player) implements Wanted {}

        /** The tables of a player that are over. */
        record Finished(PlayerId player) implements Wanted {}

        /**
         * The tables at which work is due by a time, the earliest first, and of those that are due together by their ids.
         *
         * @param from those that are due before it are left out
         * @param after of those that are due just then only the ones that follow it
         */
        record Due(Instant from, Optional<TableId> after, Instant until) implements Wanted {

            /** All that are due by a time. */
            public Due(Instant until) {
                this(Instant.MIN, Optional.empty(), until);
            }

            /** Those that follow one of these. */
            public Due after(Listed last) {
                return new Due(last.summary().wakeAt().orElseThrow(), Optional.of(last.table()), until);
            }
        }
    }

    /**
     * Appends to one or more logs, all or nothing. Waiting appends share a commit. Callbacks may run in the thread that
     * writes, so they must be quick and must not call the store.
     *
     * @return completed once everything is durable; completed with {@link StoreFailed} if it can't be written
     */
    CompletableFuture<Result> append(List<Append> appends);

    /** The log of a table after a version; empty where there is nothing. */
    List<Entry> read(TableId table, int after);

    Optional<Summary> summary(TableId table);

    /** The tables that are wanted, at most {@code most}, the last changed first. */
    List<Listed> list(Wanted wanted, int most);

    /** Deletes tables without a change since a time, unfinished or not. The operator chooses the time. */
    int removeUnchangedSince(Instant moment, int most);

    /**
     * Names the person at a seat, where several people play at one device. An empty name takes the name away. Nothing
     * happens if there is no such table or player.
     */
    void nameSeat(TableId table, Seat seat, PlayerId player, String name);

    /** The names of the people at the seats of a table, where they differ from their players' names. */
    Map<Seat, String> seatNames(TableId table);

    PlayerStore players();

    /** The versions of those tables that exist. */
    Map<TableId, Integer> versions(Collection<TableId> tables);

    /** Whether other servers may write too, so that what is in memory may be out of date. */
    default boolean isShared() {
        return false;
    }

    /** Work that one node does at a time. */
    default Leases leases() {
        return Leases.NONE;
    }

    /** Who is at tables on other nodes. */
    default Rooms rooms() {
        return Rooms.NONE;
    }

    /** What operators forbid, and what they have done. */
    default Moderation moderation() {
        return Moderation.NONE;
    }

    /** Prepares for coming data, such as a partition for the next month. To be called now and then. */
    default void prepare(Instant now) {}

    /** Writes something small, to show that it can be done; completed once that is durable. */
    default CompletableFuture<?> heartbeat(Instant now) {
        return CompletableFuture.completedFuture(now); // stores in memory
    }

    /** Finishes pending writes. Later appends fail. */
    @Override
    void close();
}
