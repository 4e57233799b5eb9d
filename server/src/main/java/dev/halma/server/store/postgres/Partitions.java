package dev.halma.server.store.postgres;

import dev.halma.server.players.FreshId;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;

/** A partition for each month, made before the month begins. */
final class Partitions {

    /** What is partitioned, each by an id that begins with a month. */
    private static final List<String> TABLES =
            List.of("game_table", "entry", "table_player", "seat_name", "player", "secret");

    private static final int MONTHS_AHEAD = 2;

    /** Its rows change with every move. Where a page has room, PostgreSQL changes them in place and leaves the indexes alone. */
    private static final String INDEX = "game_table";

    private static final String ROOM = " WITH (fillfactor = 70)";

    /** Nodes that start together make them one after another. */
    private static final String IN_TURN = "SELECT pg_advisory_xact_lock(hashtext('halma partitions'))";

    /** Moves wait behind this statement while it waits. It is tried again within the hour, months ahead. */
    private static final String SOON = "SET LOCAL lock_timeout = '1s'";

    private Partitions() {}

    static void make(Connection connection, Instant now) throws SQLException {
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            statement.execute(SOON);
            statement.execute(IN_TURN);
            YearMonth first = YearMonth.from(now.atZone(ZoneOffset.UTC));
            for (int ahead = 0; ahead <= MONTHS_AHEAD; ahead++) {
                String month = FreshId.month(first.plusMonths(ahead));
                for (String table : TABLES) {
                    if (!isMade(statement, table + "_" + month)) statement.execute(statement(table, month));
                }
            }
        }
        connection.commit();
    }

    /** Asked without a lock, which CREATE TABLE IF NOT EXISTS takes even if there is nothing to do. */
    private static boolean isMade(Statement statement, String name) throws SQLException {
        try (ResultSet found = statement.executeQuery("SELECT to_regclass('" + name + "') IS NOT NULL")) {
            return found.next() && found.getBoolean(1);
        }
    }

    /** Ids of a month begin with the month and a hyphen; the full stop is the character after the hyphen. */
    private static String statement(String table, String month) {
        return "CREATE TABLE IF NOT EXISTS %1$s_%2$s PARTITION OF %1$s FOR VALUES FROM ('%2$s-') TO ('%2$s.')%3$s"
                .formatted(table, month, table.equals(INDEX) ? ROOM : "");
    }
}
