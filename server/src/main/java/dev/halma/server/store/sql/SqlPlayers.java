package dev.halma.server.store.sql;

import dev.halma.server.players.Devices;
import dev.halma.server.players.PlayerStore;
import dev.halma.table.Player;
import dev.halma.table.PlayerId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The players. Deleting a player's row deletes everything that belongs to the player. */
final class SqlPlayers implements PlayerStore {

    private static final String PLAYERS = "SELECT p.id, p.name, p.is_program FROM player p ";

    /** Stores no secret of a player who has just been forgotten. */
    private static final String ADD_SECRET = "INSERT INTO secret (hash, player_id, made_at)"
            + " SELECT :hash, id, CAST(:now AS BIGINT) FROM player WHERE id = :player";

    private final Access access;
    private final Devices devices;

    SqlPlayers(Access access) {
        this.access = access;
        this.devices = new SqlDevices(access);
    }

    @Override
    public void add(Player player, String secretHash, Instant now) {
        access.write(session -> {
            Handle handle = session.handle();
            handle.createUpdate(
                            "INSERT INTO player (id, name, is_program, seen_at) VALUES (:id, :name, :program, :now)")
                    .bind("id", player.id().text())
                    .bind("name", player.name())
                    .bind("program", player.isProgram())
                    .bind("now", Times.nanos(now))
                    .execute();
            return addSecret(handle, player.id(), secretHash, now);
        });
    }

    @Override
    public void addSecret(PlayerId player, String secretHash, Instant now) {
        access.write(session -> addSecret(session.handle(), player, secretHash, now));
    }

    private static int addSecret(Handle handle, PlayerId player, String hash, Instant now) {
        return handle.createUpdate(ADD_SECRET)
                .bind("hash", hash)
                .bind("now", Times.nanos(now))
                .bind("player", player.text())
                .execute();
    }

    @Override
    public Devices devices() {
        return devices;
    }

    @Override
    public Optional<Player> bySecret(PlayerId player, String secretHash) {
        return access.read(handle -> handle.createQuery(PLAYERS + "JOIN secret s ON s.player_id = p.id"
                        + " WHERE p.id = :player AND s.player_id = :player AND s.hash = :hash")
                .bind("player", player.text())
                .bind("hash", secretHash)
                .map((row, context) -> player(row))
                .findOne());
    }

    @Override
    public Optional<Player> byId(PlayerId player) {
        return access.read(handle -> handle.createQuery(PLAYERS + "WHERE p.id = :id")
                .bind("id", player.text())
                .map((row, context) -> player(row))
                .findOne());
    }

    @Override
    public void rename(PlayerId player, String name) {
        access.write(session -> session.handle()
                .createUpdate("UPDATE player SET name = :name WHERE id = :id")
                .bind("name", name)
                .bind("id", player.text())
                .execute());
    }

    @Override
    public void seen(PlayerId player, Instant now) {
        access.write(session -> session.handle()
                .createUpdate("UPDATE player SET seen_at = :now WHERE id = :id AND seen_at < :now")
                .bind("now", Times.nanos(now))
                .bind("id", player.text())
                .execute());
    }

    @Override
    public Map<PlayerId, String> names(Collection<PlayerId> players) {
        if (players.isEmpty()) return Map.of();
        return access.read(handle -> {
            Map<PlayerId, String> names = new HashMap<>();
            handle.createQuery(PLAYERS + "WHERE p.id IN (<ids>)")
                    .bindList("ids", players.stream().map(PlayerId::text).toList())
                    .map((row, context) -> player(row))
                    .forEach(player -> names.put(player.id(), player.shownName()));
            return names;
        });
    }

    @Override
    public void addCode(String codeHash, PlayerId player, Instant until) {
        access.write(session -> session.handle()
                .createUpdate("INSERT INTO code (player_id, hash, until)"
                        + " SELECT id, :hash, CAST(:until AS BIGINT) FROM player WHERE id = :player"
                        + " ON CONFLICT (player_id) DO UPDATE SET hash = excluded.hash, until = excluded.until")
                .bind("hash", codeHash)
                .bind("until", Times.nanos(until))
                .bind("player", player.text())
                .execute());
    }

    @Override
    public Optional<PlayerId> takeCode(String codeHash, Instant now) {
        return access.write(session -> {
            Handle handle = session.handle();
            Optional<PlayerId> player = handle.createQuery(
                            "SELECT player_id FROM code WHERE hash = :hash AND until > :now")
                    .bind("hash", codeHash)
                    .bind("now", Times.nanos(now))
                    .map((row, context) -> new PlayerId(row.getString("player_id")))
                    .findOne();
            // The row count decides: of two callers that take the code at once, one gets it.
            int taken = handle.createUpdate("DELETE FROM code WHERE hash = :hash")
                    .bind("hash", codeHash)
                    .execute();
            return taken == 1 ? player : Optional.empty();
        });
    }

    @Override
    public void forget(PlayerId player) {
        access.write(session -> session.handle()
                .createUpdate("DELETE FROM player WHERE id = :id")
                .bind("id", player.text())
                .execute());
    }

    @Override
    public int forgetUnseenSince(Instant moment, int most) {
        return access.write(session -> session.handle()
                .createUpdate("DELETE FROM player WHERE id IN"
                        + " (SELECT id FROM player WHERE seen_at < :moment ORDER BY seen_at LIMIT :most)")
                .bind("moment", Times.nanos(moment))
                .bind("most", most)
                .execute());
    }

    private static Player player(ResultSet row) throws SQLException {
        return new Player(new PlayerId(row.getString("id")), row.getString("name"), row.getBoolean("is_program"));
    }
}
