package dev.halma.server.store.sqlite;

import dev.halma.rules.variant.Seat;
import dev.halma.server.store.sql.Logs;
import dev.halma.table.Entry;
import dev.halma.table.PlayerId;
import dev.halma.table.TableId;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** A copy that {@link Backup} has made, to read everything in it. */
public final class Snapshot implements AutoCloseable {

    private final Connection connection;
    private final Handle handle;

    /** A player with the hashes of all secrets. */
    public record Resident(PlayerId id, String name, boolean isProgram, long seenAt, List<Secret> secrets) {}

    public record Secret(String hash, long madeAt) {}

    /** The name of the person at a seat, and the player who gave it. */
    public record SeatName(PlayerId player, String name) {}

    private Snapshot(Connection connection) {
        this.connection = connection;
        this.handle = Jdbi.open(connection);
    }

    public static Snapshot open(Path file) {
        try {
            return new Snapshot(DriverManager.getConnection("jdbc:sqlite:" + file));
        } catch (SQLException e) {
            throw Faults.of(file, e);
        }
    }

    public List<TableId> tables() {
        return Logs.tables(connection);
    }

    public List<Entry> log(TableId table) {
        return Logs.read(connection, table);
    }

    public List<Resident> players() {
        Map<String, List<Secret>> secrets = new HashMap<>();
        handle.createQuery("SELECT player_id, hash, made_at FROM secret")
                .map((row, context) -> Map.entry(
                        row.getString("player_id"), new Secret(row.getString("hash"), row.getLong("made_at"))))
                .forEach(each -> secrets.computeIfAbsent(each.getKey(), fresh -> new ArrayList<>())
                        .add(each.getValue()));
        return handle.createQuery("SELECT id, name, is_program, seen_at FROM player ORDER BY id")
                .map((row, context) -> new Resident(
                        new PlayerId(row.getString("id")),
                        row.getString("name"),
                        row.getBoolean("is_program"),
                        row.getLong("seen_at"),
                        secrets.getOrDefault(row.getString("id"), List.of())))
                .list();
    }

    public Map<Seat, SeatName> seatNames(TableId table) {
        Map<Seat, SeatName> names = new EnumMap<>(Seat.class);
        handle.createQuery("SELECT seat, player_id, name FROM seat_name WHERE table_id = :table")
                .bind("table", table.text())
                .map((row, context) -> Map.entry(
                        Seat.valueOf(row.getString("seat")),
                        new SeatName(new PlayerId(row.getString("player_id")), row.getString("name"))))
                .forEach(each -> names.put(each.getKey(), each.getValue()));
        return names;
    }

    @Override
    public void close() {
        handle.close();
    }
}
