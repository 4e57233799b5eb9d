package dev.halma.server.store.sql;

import dev.halma.server.store.Append;
import dev.halma.server.store.Summary;
import dev.halma.table.Command;
import dev.halma.table.Entry;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.protocol.EventJson;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes to logs and to their index. Plain JDBC: its statements are prepared once and used thousands of times a second. */
final class TableWriter {

    private static final String COLUMNS = """
            version, phase, variant, house, pace, is_public, free_chairs, players, wake_at, changed_at, work, worker,
                worked_until""";

    private static final String ADD = "INSERT INTO game_table (" + COLUMNS
            + ", id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";

    private static final String CHANGE = """
            UPDATE game_table SET version = ?, phase = ?, variant = ?, house = ?, pace = ?, is_public = ?,
                free_chairs = ?, players = ?, wake_at = ?, changed_at = ?, work = ?, worker = ?, worked_until = ?
            WHERE id = ? AND version = ?""";

    /** A move within the same minute. What lists are sorted by stays, and no index has to be written. */
    private static final String GO_ON = """
            UPDATE game_table SET version = ?, wake_at = ?, work = ?, worker = ?, worked_until = ?
            WHERE id = ? AND version = ? AND phase = ? AND changed_at = ?""";

    private static final String LOG = """
            INSERT INTO entry (table_id, version, happened_at, cause_player, cause_id, event)
            VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING""";

    private final boolean isShared;
    private final PreparedStatement add;
    private final PreparedStatement change;
    private final PreparedStatement goOn;
    private final PreparedStatement log;
    private final PreparedStatement unseat;
    private final PreparedStatement seat;

    /** @param isShared whether other servers write too */
    TableWriter(Connection connection, boolean isShared) throws SQLException {
        this.isShared = isShared;
        this.add = connection.prepareStatement(ADD);
        this.change = connection.prepareStatement(CHANGE);
        this.goOn = connection.prepareStatement(GO_ON);
        this.log = connection.prepareStatement(LOG);
        this.unseat = connection.prepareStatement("DELETE FROM table_player WHERE table_id = ?");
        this.seat = connection.prepareStatement("INSERT INTO table_player (table_id, player_id) VALUES (?, ?)");
    }

    /** Appends to one log; whether its first version was the next one. If not, the caller undoes what was written. */
    boolean append(Append append) throws SQLException {
        PreparedStatement row = append.first() == 1 ? add : change;
        index(row, append);
        if (row.executeUpdate() != 1) return false;
        log(append);
        if (!areAllOne(log.executeBatch())) return false;
        if (append.hasOtherPlayers()) seat(append);
        return true;
    }

    /**
     * Appends to many logs that exist, each of them once, in few messages to the database. Appends whose version did
     * not fit have written nothing. All nodes write rows in the same order, which prevents deadlocks.
     *
     * @return those that fitted
     */
    Set<Append> appendEach(Collection<Append> appends) throws SQLException {
        List<Append> all = appends.stream()
                .sorted(Comparator.comparing(append -> append.table().text()))
                .toList();
        Set<Append> fitting = Collections.newSetFromMap(new IdentityHashMap<>());
        // PostgreSQL sees by itself that an index need not change, and there all rows must be written in one order.
        List<Append> moves =
                isShared ? List.of() : all.stream().filter(TableWriter::mayGoOn).toList();
        for (Append append : moves) {
            goOn(append);
            goOn.addBatch();
        }
        execute(goOn, moves, fitting);
        List<Append> others =
                all.stream().filter(append -> !fitting.contains(append)).toList();
        for (Append append : others) {
            index(change, append);
            change.addBatch();
        }
        execute(change, others, fitting);
        for (Append append : fitting) log(append);
        if (!areAllOne(log.executeBatch())) throw new SQLException("an entry exists that the index does not know");
        for (Append append : fitting) {
            if (append.hasOtherPlayers()) seat(append);
        }
        return fitting;
    }

    /** Executes a batch, and notes those that have changed their row. */
    private static void execute(PreparedStatement batch, List<Append> appends, Set<Append> fitting)
            throws SQLException {
        if (appends.isEmpty()) return;
        int[] changed = batch.executeBatch();
        for (int i = 0; i < changed.length; i++) {
            if (changed[i] == 1) fitting.add(appends.get(i));
        }
    }

    private static boolean mayGoOn(Append append) {
        return append.summary().phase() == Table.Phase.PLAYING && !append.hasOtherPlayers();
    }

    private void goOn(Append append) throws SQLException {
        Summary summary = append.summary();
        goOn.setInt(1, append.last());
        wakeAt(goOn, 2, summary);
        goOn.setString(3, summary.work().name());
        lease(goOn, 4, append);
        goOn.setString(6, append.table().text());
        goOn.setInt(7, append.first() - 1);
        goOn.setString(8, summary.phase().name());
        goOn.setLong(9, Times.nanos(summary.changedAt()));
    }

    private static void wakeAt(PreparedStatement row, int at, Summary summary) throws SQLException {
        Optional<Instant> moment = summary.wakeAt();
        if (moment.isPresent()) row.setLong(at, Times.nanos(moment.get()));
        else row.setNull(at, Types.BIGINT);
    }

    private static void lease(PreparedStatement row, int at, Append append) throws SQLException {
        row.setString(at, append.lease().map(lease -> lease.node().text()).orElse(""));
        row.setLong(
                at + 1, append.lease().map(lease -> Times.nanos(lease.until())).orElse(0L));
    }

    private static boolean areAllOne(int[] counts) {
        return Arrays.stream(counts).allMatch(count -> count == 1);
    }

    /** Both statements have the same parameters; the change has one more, the version that it expects. */
    private static void index(PreparedStatement row, Append append) throws SQLException {
        Summary summary = append.summary();
        row.setInt(1, append.last());
        row.setString(2, summary.phase().name());
        row.setString(3, summary.variant());
        row.setString(4, summary.house());
        row.setString(5, summary.pace());
        row.setBoolean(6, summary.isPublic());
        row.setInt(7, summary.freeChairs());
        row.setString(8, text(summary.players()));
        wakeAt(row, 9, summary);
        row.setLong(10, Times.nanos(summary.changedAt()));
        row.setString(11, summary.work().name());
        lease(row, 12, append);
        row.setString(14, append.table().text());
        if (append.first() > 1) row.setInt(15, append.first() - 1);
    }

    /** Adds the entries to the batch of the log. */
    private void log(Append append) throws SQLException {
        int next = append.first();
        for (Entry entry : append.entries()) {
            if (entry.version() != next) {
                log.clearBatch();
                throw new IllegalArgumentException("version " + next + " comes next, not " + entry.version());
            }
            next++;
            Optional<Command.Id> cause = entry.cause();
            log.setString(1, append.table().text());
            log.setInt(2, entry.version());
            log.setLong(3, Times.nanos(entry.at()));
            log.setString(4, cause.map(id -> id.player().text()).orElse(null));
            log.setString(5, cause.map(Command.Id::text).orElse(null));
            log.setString(6, EventJson.text(entry.event()));
            log.addBatch();
        }
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
