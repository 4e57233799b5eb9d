package dev.halma.server.store.sqlite;

import dev.halma.server.store.sql.SqlStore;
import java.nio.file.Path;

/** The store in a data folder on this machine. */
public final class SqliteStore extends SqlStore {

    private SqliteStore(SqliteDatabase database) {
        super(database);
    }

    /** Opens the store in a folder, and makes both where there is nothing. */
    public static SqliteStore open(Path folder) {
        return new SqliteStore(SqliteDatabase.open(folder));
    }

    /** With a database that a test has prepared. */
    static SqliteStore of(SqliteDatabase database) {
        return new SqliteStore(database);
    }
}
