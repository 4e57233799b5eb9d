package dev.halma.server.store.sql;

import dev.halma.table.Entry;
import dev.halma.table.TableId;
import java.sql.Connection;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** Reads logs over any connection, outside a store: to check a copy. */
public final class Logs {

    private Logs() {}

    /** All tables. */
    public static List<TableId> tables(Connection connection) {
        return Jdbi.open(connection)
                .createQuery("SELECT id FROM game_table ORDER BY id")
                .map((row, context) -> new TableId(row.getString("id")))
                .list();
    }

    public static List<Entry> read(Connection connection, TableId table) {
        return TableReader.read(Jdbi.open(connection), table, 0);
    }

    /** The version that a table has according to the index. */
    public static int version(Connection connection, TableId table) {
        return Jdbi.open(connection)
                .createQuery("SELECT version FROM game_table WHERE id = :id")
                .bind("id", table.text())
                .mapTo(Integer.class)
                .one();
    }
}
