package dev.halma.server.store.sql;

import dev.halma.server.identity.PlayerId;
import dev.halma.server.protocol.EventJson;
import dev.halma.server.store.Append;
import dev.halma.server.store.Summary;
import dev.halma.server.table.Command;
import dev.halma.server.table.Entry;
import dev.halma.server.table.TableId;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes to logs and to their index. Plain JDBC: its statements are prepared once and used thousands of times a second. */
final class TableWriter {

    private static final String FIND = "SELECT version, players FROM game_table WHERE id = ?";

    private static final String ADD = """
            INSERT INTO game_table (version, phase, variant, house, pace, is_public, free_chairs, players, wake_at,
                changed_at, id)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING""";

    private static final String CHANGE = """
            UPDATE game_table SET version = ?, phase = ?, variant = ?, house = ?, pace = ?, is_public = ?,
                free_chairs = ?, players = ?, wake_at = ?, changed_at = ?
            WHERE id = ? AND version = ?""";

    private static final String LOG = """
            INSERT INTO entry (table_id, version, happened_at, cause_player, cause_id, event)
            VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING""";

    private final PreparedStatement find;
    private final PreparedStatement add;
    private final PreparedStatement change;
    private final PreparedStatement log;
    private final PreparedStatement unseat;
    private final PreparedStatement seat;

    /** What the index says of a table before an append. A table that does not exist has version 0. */
    private record Row(int version, String players) {}

    TableWriter(Connection connection) throws SQLException {
        this.find = connection.prepareStatement(FIND);
        this.add = connection.prepareStatement(ADD);
        this.change = connection.prepareStatement(CHANGE);
        this.log = connection.prepareStatement(LOG);
        this.unseat = connection.prepareStatement("DELETE FROM table_player WHERE table_id = ?");
        this.seat = connection.prepareStatement("INSERT INTO table_player (table_id, player_id) VALUES (?, ?)");
    }

    /** Appends to one log; whether its first version was the next one. If not, the caller undoes what was written. */
    boolean append(Append append) throws SQLException {
        int first = append.entries().getFirst().version();
        Row before = find(append.table());
        if (before.version() != first - 1) return false;
        int last = first + append.entries().size() - 1;
        String players = text(append.summary().players());
        if (!index(append.table(), append.summary(), players, first, last)) return false;
        if (!log(append.table(), append.entries(), first)) return false;
        if (!players.equals(before.players())) seat(append);
        return true;
    }

    private Row find(TableId table) throws SQLException {
        find.setString(1, table.text());
        try (ResultSet row = find.executeQuery()) {
            return row.next() ? new Row(row.getInt(1), row.getString(2)) : new Row(0, "");
        }
    }

    /** Both statements have the same parameters; the change has one more, the version that it expects. */
    private boolean index(TableId table, Summary summary, String players, int first, int last) throws SQLException {
        PreparedStatement row = first == 1 ? add : change;
        row.setInt(1, last);
        row.setString(2, summary.phase().name());
        row.setString(3, summary.variant());
        row.setString(4, summary.house());
        row.setString(5, summary.pace());
        row.setBoolean(6, summary.isPublic());
        row.setInt(7, summary.freeChairs());
        row.setString(8, players);
        if (summary.wakeAt().isPresent())
            row.setLong(9, Times.nanos(summary.wakeAt().get()));
        else row.setNull(9, Types.BIGINT);
        row.setLong(10, Times.nanos(summary.changedAt()));
        row.setString(11, table.text());
        if (first > 1) row.setInt(12, first - 1);
        return row.executeUpdate() == 1;
    }

    private boolean log(TableId table, List<Entry> entries, int first) throws SQLException {
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            if (entry.version() != first + i) {
                log.clearBatch();
                throw new IllegalArgumentException("version " + (first + i) + " comes next, not " + entry.version());
            }
            Optional<Command.Id> cause = entry.cause();
            log.setString(1, table.text());
            log.setInt(2, entry.version());
            log.setLong(3, Times.nanos(entry.at()));
            log.setString(4, cause.map(id -> id.player().text()).orElse(null));
            log.setString(5, cause.map(Command.Id::text).orElse(null));
            log.setString(6, EventJson.text(entry.event()));
            log.addBatch();
        }
        return Arrays.stream(log.executeBatch()).allMatch(count -> count == 1);
    }

    private void seat(Append append) throws SQLException {
        unseat.setString(1, append.table().text());
        unseat.executeUpdate();
        for (PlayerId player : append.summary().players()) {
            seat.setString(1, append.table().text());
            seat.setString(2, player.text());
            seat.addBatch();
        }
        seat.executeBatch();
    }

    private static String text(List<PlayerId> players) {
        return players.stream().map(PlayerId::text).collect(Collectors.joining(" "));
    }
}
