package dev.halma.server.store.postgres;

import dev.halma.server.store.sqlite.Snapshot;
import dev.halma.table.TableId;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Imports the players of another store. */
public final class Residents implements AutoCloseable {

    private static final int AT_ONCE = 500;

    private final PostgresAddress address;
    private final Handle handle;

    private Residents(PostgresAddress address, Connection connection) {
        this.address = address;
        this.handle = Jdbi.open(connection);
    }

    public static Residents open(String text) {
        PostgresAddress address = PostgresAddress.of(text);
        try {
            return new Residents(address, DriverManager.getConnection(address.url(), address.properties()));
        } catch (SQLException e) {
            throw Faults.of(address, e, false);
        }
    }

    /** Adds the missing players. A name is replaced only if the other store has seen the player later. */
    public void settle(List<Snapshot.Resident> players) {
        attempt(() -> {
            for (int from = 0; from < players.size(); from += AT_ONCE) {
                List<Snapshot.Resident> some = players.subList(from, Math.min(players.size(), from + AT_ONCE));
                handle.useTransaction(transaction -> settleSome(transaction, some));
            }
        });
    }

    private static void settleSome(Handle handle, List<Snapshot.Resident> players) {
        PreparedBatch people = handle.prepareBatch("INSERT INTO player (id, name, is_program, seen_at)"
                + " VALUES (:id, :name, :program, :seen) ON CONFLICT (id) DO UPDATE"
                + " SET name = excluded.name, seen_at = excluded.seen_at WHERE player.seen_at <= excluded.seen_at");
        players.forEach(player -> people.bind("id", player.id().text())
                .bind("name", player.name())
                .bind("program", player.isProgram())
                .bind("seen", player.seenAt())
                .add());
        people.execute();
        PreparedBatch secrets = handle.prepareBatch("INSERT INTO secret (hash, player_id, made_at)"
                + " VALUES (:hash, :player, :made) ON CONFLICT DO NOTHING");
        players.forEach(player -> player.secrets()
                .forEach(secret -> secrets.bind("hash", secret.hash())
                        .bind("player", player.id().text())
                        .bind("made", secret.madeAt())
                        .add()));
        if (secrets.size() > 0) secrets.execute();
    }

    /** Whether servers use this store already. Then it is no longer only a copy. */
    public boolean isServed() {
        return handle.createQuery("SELECT EXISTS (SELECT 1 FROM heartbeat)")
                .mapTo(Boolean.class)
                .one();
    }

    /** Deletes copies that are gone from the source by now, such as players who were forgotten meanwhile. */
    public int removeAllBut(List<Snapshot.Resident> players, List<TableId> tables) {
        Set<String> kept = new HashSet<>();
        players.forEach(player -> kept.add(player.id().text()));
        tables.forEach(table -> kept.add(table.text()));
        return removeFrom("player", "id", kept, List.of())
                + removeFrom("game_table", "id", kept, List.of("entry", "table_player", "seat_name"));
    }

    private int removeFrom(String name, String key, Collection<String> kept, List<String> belongings) {
        List<String> gone = handle.createQuery("SELECT " + key + " FROM " + name).mapTo(String.class).stream()
                .filter(id -> !kept.contains(id))
                .toList();
        if (gone.isEmpty()) return 0;
        for (String each : belongings) {
            handle.createUpdate("DELETE FROM " + each + " WHERE table_id IN (<gone>)")
                    .bindList("gone", gone)
                    .execute();
        }
        return handle.createUpdate("DELETE FROM " + name + " WHERE " + key + " IN (<gone>)")
                .bindList("gone", gone)
                .execute();
    }

    private void attempt(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException e) {
            throw Faults.of(address, e, false);
        }
    }

    @Override
    public void close() {
        handle.close();
    }
}
