package dev.halma.server.store.sql;

import dev.halma.rules.variant.Seat;
import dev.halma.server.players.Moderation;
import dev.halma.server.players.PlayerStore;
import dev.halma.server.store.Append;
import dev.halma.server.store.Leases;
import dev.halma.server.store.Rooms;
import dev.halma.server.store.Store;
import dev.halma.server.store.Summary;
import dev.halma.table.Entry;
import dev.halma.table.PlayerId;
import dev.halma.table.TableId;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.jdbi.v3.core.statement.PreparedBatch;

/** A store in a database: many read, one writes. */
public class SqlStore implements Store {

    private static final List<String> BELONGINGS = List.of("entry", "table_player", "seat_name");
    private static final int MOST_AT_ONCE = 1000;

    private final Database database;
    private final GroupCommit writer;
    private final Access access;
    private final PlayerStore players;
    private final Leases leases;
    private final Rooms rooms;
    private final Optional<GroupCommit> visitors;
    private final Moderation moderation;
    private final CatchUps catchUps;

    protected SqlStore(Database database) {
        this.database = database;
        this.writer = new GroupCommit(database);
        this.access = new Access(database, writer);
        this.players = new SqlPlayers(access);
        this.leases = database.isShared() ? new SqlLeases(access) : Leases.NONE;
        // Strangers who come and go must not hold up moves.
        this.visitors = database.isShared() ? Optional.of(new GroupCommit(database)) : Optional.empty();
        this.rooms = visitors.<Rooms>map(own -> new SqlRooms(new Access(database, own)))
                .orElse(Rooms.NONE);
        this.moderation = new SqlModeration(access);
        this.catchUps = new CatchUps(access);
    }

    @Override
    public final CompletableFuture<Result> append(List<Append> appends) {
        return writer.append(appends);
    }

    @Override
    public final List<Entry> read(TableId table, int after) {
        // A whole log may be long, and other callers should not wait for it.
        if (after > 0 && database.isShared()) return catchUps.read(table, after);
        return access.read(handle -> TableReader.read(handle, table, after));
    }

    @Override
    public final Optional<Summary> summary(TableId table) {
        return access.read(handle -> TableReader.summary(handle, table));
    }

    @Override
    public final List<Listed> list(Wanted wanted, int most) {
        return access.read(handle -> TableReader.list(handle, wanted, most));
    }

    @Override
    public final int removeUnchangedSince(Instant moment, int most) {
        List<String> old = access.read(handle -> TableReader.unchangedSince(handle, moment, most));
        if (old.isEmpty()) return 0;
        return access.write(session -> {
            PreparedBatch batch =
                    session.handle().prepareBatch("DELETE FROM game_table WHERE id = :id AND changed_at < :moment");
            old.forEach(id ->
                    batch.bind("id", id).bind("moment", Times.nanos(moment)).add());
            int[] counts = batch.execute();
            List<String> removed = IntStream.range(0, counts.length)
                    .filter(i -> counts[i] == 1)
                    .mapToObj(old::get)
                    .toList();
            if (!removed.isEmpty()) BELONGINGS.forEach(name -> removeOf(name, removed, session));
            return removed.size();
        });
    }

    /** Deletes the rows of tables: not every database cascades the deletion. */
    private static void removeOf(String name, List<String> tables, Session session) {
        session.handle()
                .createUpdate("DELETE FROM " + name + " WHERE table_id IN (<ids>)")
                .bindList("ids", tables)
                .execute();
    }

    @Override
    public final Map<TableId, Integer> versions(Collection<TableId> tables) {
        Map<TableId, Integer> versions = new HashMap<>();
        List<TableId> all = List.copyOf(tables);
        for (int from = 0; from < all.size(); from += MOST_AT_ONCE) {
            List<TableId> some = all.subList(from, Math.min(all.size(), from + MOST_AT_ONCE));
            versions.putAll(access.read(handle -> TableReader.versions(handle, some)));
        }
        return versions;
    }

    @Override
    public final void nameSeat(TableId table, Seat seat, PlayerId player, String name) {
        if (name.isEmpty()) {
            access.write(session -> session.handle()
                    .createUpdate("DELETE FROM seat_name WHERE table_id = :table AND seat = :seat")
                    .bind("table", table.text())
                    .bind("seat", seat.name())
                    .execute());
            return;
        }
        access.write(session -> session.handle()
                .createUpdate(
                        "INSERT INTO seat_name (table_id, seat, player_id, name)"
                                + " SELECT t.id, :seat, p.id, :name FROM game_table t, player p"
                                + " WHERE t.id = :table AND p.id = :player"
                                + " ON CONFLICT (table_id, seat) DO UPDATE SET player_id = excluded.player_id, name = excluded.name")
                .bind("table", table.text())
                .bind("seat", seat.name())
                .bind("player", player.text())
                .bind("name", name)
                .execute());
    }

    @Override
    public final Map<Seat, String> seatNames(TableId table) {
        return access.read(handle -> TableReader.seatNames(handle, table));
    }

    @Override
    public final PlayerStore players() {
        return players;
    }

    @Override
    public final boolean isShared() {
        return database.isShared();
    }

    @Override
    public final Leases leases() {
        return leases;
    }

    @Override
    public final Rooms rooms() {
        return rooms;
    }

    @Override
    public final Moderation moderation() {
        return moderation;
    }

    @Override
    public final CompletableFuture<?> heartbeat(Instant now) {
        return writer.soon(session -> session.handle()
                .createUpdate(
                        "INSERT INTO heartbeat (id, at) VALUES (:id, :at) ON CONFLICT (id) DO UPDATE SET at = :at")
                .bind("id", database.heartbeatRow())
                .bind("at", Times.nanos(now))
                .execute());
    }

    /** Sets a listener for commits: it gets how many writes each had, and how long it took. */
    public final void whenCommitted(BiConsumer<Integer, Duration> listener) {
        writer.whenCommitted(listener);
    }

    /** How many commits there have been. */
    public final long commits() {
        return writer.commits();
    }

    @Override
    public final void close() {
        visitors.ifPresent(GroupCommit::close);
        writer.close();
        database.close();
    }
}
