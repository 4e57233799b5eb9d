package dev.halma.server.store.sql;

import dev.halma.rules.variant.Seat;
import dev.halma.server.identity.PlayerId;
import dev.halma.server.identity.PlayerStore;
import dev.halma.server.store.Append;
import dev.halma.server.store.Store;
import dev.halma.server.store.Summary;
import dev.halma.server.table.Entry;
import dev.halma.server.table.TableId;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import org.jdbi.v3.core.statement.PreparedBatch;

/** A store in a database: many read, one writes. */
public class SqlStore implements Store {

    private final Database database;
    private final GroupCommit writer;
    private final Access access;
    private final PlayerStore players;

    /** @param answers carries out what waits for an append; it may run it at once if that is quick and asks nothing of the store */
    protected SqlStore(Database database, Executor answers) {
        this.database = database;
        this.writer = new GroupCommit(database, answers);
        this.access = new Access(database, writer);
        this.players = new SqlPlayers(access);
    }

    @Override
    public final CompletableFuture<Result> append(List<Append> appends) {
        List<Append> all = List.copyOf(appends);
        return writer.soon(session -> {
            for (Append append : all) {
                if (session.tables().append(append)) continue;
                session.undo();
                return Result.CONFLICT;
            }
            return Result.APPENDED;
        });
    }

    @Override
    public final List<Entry> read(TableId table, int after) {
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
            int removed = 0;
            for (int count : batch.execute()) removed += count;
            return removed;
        });
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
    public final CompletableFuture<?> heartbeat(Instant now) {
        return writer.soon(session -> session.handle()
                .createUpdate("INSERT INTO heartbeat (id, at) VALUES (1, :at) ON CONFLICT (id) DO UPDATE SET at = :at")
                .bind("at", Times.nanos(now))
                .execute());
    }

    /** Hears of every commit: how many writes it had, and how long it took. */
    public final void whenCommitted(BiConsumer<Integer, Duration> listener) {
        writer.whenCommitted(listener);
    }

    /** How many commits there have been. */
    public final long commits() {
        return writer.commits();
    }

    @Override
    public final void close() {
        writer.close();
        database.close();
    }
}
