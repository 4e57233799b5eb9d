package dev.halma.server.store.sqlite;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.store.sql.Database;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** The database in a data folder, open and with its tables made. */
final class SqliteDatabase implements Database {

    private static final int READERS = 4;
    private static final int BUSY_MILLIS = 10_000;

    private final Path file;
    private final FileChannel lock;
    private final HikariDataSource pool;
    private final Jdbi readers;
    private final Checkpoints checkpoints;
    private volatile int mostPages = Integer.MAX_VALUE;

    private SqliteDatabase(Path file, FileChannel lock) {
        this.file = file;
        this.lock = lock;
        this.pool = new HikariDataSource(pool());
        this.readers = Jdbi.create(pool);
        this.checkpoints = new Checkpoints(source(file, SQLiteConfig.TransactionMode.DEFERRED));
    }

    static SqliteDatabase open(Path folder) {
        Path file = folder.resolve(DataFile.NAME);
        DataFile.makeFolder(folder);
        FileChannel lock = DataFile.lock(folder);
        try {
            if (DataFile.isNew(file)) claim(file);
            check(file);
            Migrations.migrate(file, source(file, SQLiteConfig.TransactionMode.IMMEDIATE));
            return new SqliteDatabase(file, lock);
        } catch (SQLException | RuntimeException e) {
            release(lock);
            throw Faults.of(file, e);
        }
    }

    /** Marks a new file as ours before anything else is in it, and before it has a write-ahead log. */
    private static void claim(Path file) throws SQLException {
        try (Connection connection = DriverManager.getConnection(DataFile.url(file));
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA application_id = " + DataFile.APPLICATION);
        }
    }

    /** Reads the whole file once: a damaged one is better found now than in the middle of a game. */
    private static void check(Path file) throws SQLException {
        try (Connection connection =
                        source(file, SQLiteConfig.TransactionMode.DEFERRED).getConnection();
                Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery("PRAGMA quick_check(1)")) {
            String finding = found.getString(1);
            if (!finding.equals("ok")) throw Faults.damaged(file, finding);
        }
    }

    /** A commit is durable when it returns: the write-ahead log is synced with every one. */
    private static SQLiteDataSource source(Path file, SQLiteConfig.TransactionMode mode) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.enforceForeignKeys(true);
        config.setBusyTimeout(BUSY_MILLIS);
        config.setTransactionMode(mode);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl(DataFile.url(file));
        return source;
    }

    private HikariConfig pool() {
        HikariConfig config = new HikariConfig();
        config.setPoolName("halma-readers");
        config.setDataSource(source(file, SQLiteConfig.TransactionMode.DEFERRED));
        config.setMaximumPoolSize(READERS);
        config.setConnectionInitSql("PRAGMA query_only = 1");
        return config;
    }

    @Override
    public Connection connect() throws SQLException {
        Connection connection =
                source(file, SQLiteConfig.TransactionMode.IMMEDIATE).getConnection();
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA secure_delete = 1"); // a forgotten name is gone from the disk too
            statement.execute("PRAGMA fullfsync = 1"); // where the system's own sync does not reach the disk
            Checkpoints.prepare(statement);
            statement.execute("PRAGMA max_page_count = " + mostPages);
        }
        connection.setAutoCommit(false);
        return connection;
    }

    @Override
    public void beforeCommit(Connection writer) throws SQLException {
        checkpoints.beforeCommit(writer);
    }

    @Override
    public void afterCommit(Connection writer) throws SQLException {
        checkpoints.afterCommit(writer);
    }

    /** Lets new connections report a full disk at this number of pages. For tests. */
    void fullAt(int pages) {
        this.mostPages = pages;
    }

    @Override
    public Jdbi readers() {
        return readers;
    }

    @Override
    public StoreFailed failed(Throwable cause) {
        return Faults.of(file, cause);
    }

    @Override
    public void close() {
        checkpoints.close();
        pool.close();
        release(lock);
    }

    private static void release(FileChannel lock) {
        try {
            lock.close();
        } catch (IOException e) {
            // The end of the process releases it.
        }
    }
}
