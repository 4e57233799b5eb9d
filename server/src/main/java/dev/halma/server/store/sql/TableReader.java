package dev.halma.server.store.sql;

import dev.halma.rules.variant.Seat;
import dev.halma.server.store.Store;
import dev.halma.server.store.Store.Wanted;
import dev.halma.server.store.Summary;
import dev.halma.server.store.Work;
import dev.halma.table.Command;
import dev.halma.table.Entry;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import dev.halma.table.protocol.EventJson;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/** Reads logs and their index. */
final class TableReader {

    private static final String ROWS = "SELECT t.* FROM game_table t ";
    private static final String OF_PLAYER =
            ROWS + "JOIN table_player p ON p.table_id = t.id WHERE p.player_id = :player ";
    private static final String LAST_FIRST = " ORDER BY t.changed_at DESC LIMIT :most";

    private TableReader() {}

    static List<Entry> read(Handle handle, TableId table, int after) {
        return handle.createQuery("SELECT version, happened_at, cause_player, cause_id, event FROM entry"
                        + " WHERE table_id = :table AND version > :after ORDER BY version")
                .bind("table", table.text())
                .bind("after", after)
                .map((row, context) -> entry(row))
                .list();
    }

    static Optional<Summary> summary(Handle handle, TableId table) {
        return handle.createQuery(ROWS + "WHERE t.id = :table")
                .bind("table", table.text())
                .map((row, context) -> summary(row))
                .findOne();
    }

    static List<Store.Listed> list(Handle handle, Wanted wanted, int most) {
        Query query = switch (wanted) {
            case Wanted.Open(Instant since, var wish) -> wished(handle, wish).bind("since", Times.nanos(since));
            case Wanted.Running() ->
                handle.createQuery(ROWS + "WHERE t.phase = 'PLAYING' AND t.is_public = TRUE" + LAST_FIRST);
            case Wanted.All() -> handle.createQuery(ROWS + LAST_FIRST);
            case Wanted.Unfinished(PlayerId player) ->
                handle.createQuery(OF_PLAYER + "AND t.phase IN ('GATHERING', 'PLAYING')" + LAST_FIRST)
                        .bind("player", player.text());
            case Wanted.Finished(PlayerId player) ->
                handle.createQuery(OF_PLAYER + "AND t.phase IN ('OVER', 'CANCELLED')" + LAST_FIRST)
                        .bind("player", player.text());
            case Wanted.Due(Instant from, Optional<TableId> after, Instant until) ->
                handle.createQuery(ROWS + "WHERE t.wake_at BETWEEN :from AND :until"
                                + " AND (t.wake_at > :from OR t.id > :after) ORDER BY t.wake_at, t.id LIMIT :most")
                        .bind("from", Times.nanos(from))
                        .bind("until", Times.nanos(until))
                        .bind("after", after.map(TableId::text).orElse(""));
        };
        return query.bind("most", most)
                .map((row, context) -> new Store.Listed(new TableId(row.getString("id")), summary(row)))
                .list();
    }

    private static Query wished(Handle handle, Optional<Store.Wish> wish) {
        String open = ROWS + "WHERE t.phase = 'GATHERING' AND t.is_public = TRUE AND t.changed_at >= :since"
                + " AND t.free_chairs > 0";
        if (wish.isEmpty()) return handle.createQuery(open + LAST_FIRST);
        return handle.createQuery(
                        open + " AND t.variant = :variant AND t.house = :house AND t.pace = :pace" + LAST_FIRST)
                .bind("variant", wish.get().variant())
                .bind("house", wish.get().house())
                .bind("pace", wish.get().pace());
    }

    static Map<TableId, Integer> versions(Handle handle, Collection<TableId> tables) {
        Map<TableId, Integer> versions = new HashMap<>();
        handle.createQuery("SELECT id, version FROM game_table WHERE id IN (<ids>)")
                .bindList("ids", tables.stream().map(TableId::text).toList())
                .map((row, context) -> Map.entry(new TableId(row.getString("id")), row.getInt("version")))
                .forEach(found -> versions.put(found.getKey(), found.getValue()));
        return versions;
    }

    static List<String> unchangedSince(Handle handle, Instant moment, int most) {
        return handle.createQuery(
                        "SELECT id FROM game_table WHERE changed_at < :moment ORDER BY changed_at LIMIT :most")
                .bind("moment", Times.nanos(moment))
                .bind("most", most)
                .mapTo(String.class)
                .list();
    }

    static Map<Seat, String> seatNames(Handle handle, TableId table) {
        Map<Seat, String> names = new EnumMap<>(Seat.class);
        handle.createQuery("SELECT seat, name FROM seat_name WHERE table_id = :table")
                .bind("table", table.text())
                .map((row, context) -> Map.entry(Seat.valueOf(row.getString("seat")), row.getString("name")))
                .forEach(named -> names.put(named.getKey(), named.getValue()));
        return names;
    }

    static Entry entry(ResultSet row) throws SQLException {
        String player = row.getString("cause_player");
        Optional<Command.Id> cause = player == null
                ? Optional.empty()
                : Optional.of(new Command.Id(new PlayerId(player), row.getString("cause_id")));
        Instant at = Times.instant(row.getLong("happened_at"));
        return new Entry(row.getInt("version"), at, cause, EventJson.parse(row.getString("event")));
    }

    private static Summary summary(ResultSet row) throws SQLException {
        long wakeAt = row.getLong("wake_at");
        Optional<Instant> wake = row.wasNull() ? Optional.empty() : Optional.of(Times.instant(wakeAt));
        return new Summary(
                Table.Phase.valueOf(row.getString("phase")),
                row.getString("variant"),
                row.getString("house"),
                row.getString("pace"),
                row.getBoolean("is_public"),
                row.getInt("free_chairs"),
                players(row.getString("players")),
                wake,
                Work.valueOf(row.getString("work")),
                Times.instant(row.getLong("changed_at")));
    }

    private static List<PlayerId> players(String text) {
        return Stream.of(text.split(" ", -1))
                .filter(id -> !id.isEmpty())
                .map(PlayerId::new)
                .toList();
    }
}
