package dev.halma.server.store.sql;

import dev.halma.server.players.Devices;
import dev.halma.table.PlayerId;
import java.time.Instant;
import java.util.List;

/** Devices in a database. */
final class SqlDevices implements Devices {

    private static final String USED = "CASE WHEN used_at = 0 THEN made_at ELSE used_at END";

    private final Access access;

    SqlDevices(Access access) {
        this.access = access;
    }

    @Override
    public List<Device> of(PlayerId player) {
        return access.read(handle -> handle.createQuery("SELECT hash, name, may_manage, made_at, " + USED
                        + " AS last_used FROM secret WHERE player_id = :player ORDER BY last_used DESC, hash")
                .bind("player", player.text())
                .map((row, context) -> new Device(
                        Devices.id(row.getString("hash")),
                        row.getString("name"),
                        row.getBoolean("may_manage"),
                        Times.instant(row.getLong("made_at")),
                        Times.instant(row.getLong("last_used"))))
                .list());
    }

    @Override
    public boolean remove(PlayerId player, String id) {
        return access.write(session -> session.handle()
                        .createUpdate(
                                "DELETE FROM secret WHERE player_id = :player AND SUBSTR(hash, 1, " + ID + ") = :id")
                        .bind("player", player.text())
                        .bind("id", id)
                        .execute())
                > 0;
    }

    @Override
    public boolean mayManage(PlayerId player, String hash) {
        return access.read(
                handle -> handle.createQuery("SELECT may_manage FROM secret WHERE player_id = :player AND hash = :hash")
                        .bind("player", player.text())
                        .bind("hash", hash)
                        .map((row, context) -> row.getBoolean("may_manage"))
                        .findOne()
                        .orElse(false));
    }

    @Override
    public void describe(PlayerId player, String hash, String name, boolean mayManage) {
        access.write(session -> session.handle()
                .createUpdate("UPDATE secret SET name = :name, may_manage = :manages"
                        + " WHERE player_id = :player AND hash = :hash")
                .bind("name", name)
                .bind("manages", mayManage)
                .bind("player", player.text())
                .bind("hash", hash)
                .execute());
    }

    @Override
    public void used(PlayerId player, String hash, Instant now) {
        access.write(session -> session.handle()
                .createUpdate("UPDATE secret SET used_at = :now WHERE player_id = :player AND hash = :hash")
                .bind("now", Times.nanos(now))
                .bind("player", player.text())
                .bind("hash", hash)
                .execute());
    }

    @Override
    public int removeUnusedSince(Instant moment) {
        return access.write(session -> session.handle()
                .createUpdate("DELETE FROM secret WHERE " + USED + " < :moment")
                .bind("moment", Times.nanos(moment))
                .execute());
    }
}
