package dev.halma.server.store.sqlite;

import dev.halma.server.store.sql.SqlStore;
import java.nio.file.Path;
import java.util.concurrent.Executor;

/** The store in a data folder on this machine. */
public final class SqliteStore extends SqlStore {

    private SqliteStore(SqliteDatabase database, Executor answers) {
        super(database, answers);
    }

    /** Opens the store in a folder, and makes both where there is nothing. What waits for an append runs on a thread of its own. */
    public static SqliteStore open(Path folder) {
        return open(folder, task -> Thread.ofVirtual().start(task));
    }

    /**
     * Opens the store in a folder, and makes both where there is nothing.
     *
     * @param answers carries out what waits for an append; it may run it at once if that is quick and asks nothing of the store
     */
    public static SqliteStore open(Path folder, Executor answers) {
        return new SqliteStore(SqliteDatabase.open(folder), answers);
    }

    /** With a database that a test has prepared. */
    static SqliteStore of(SqliteDatabase database) {
        return new SqliteStore(database, Runnable::run);
    }
}
