package dev.halma.server.store.sqlite;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Copies the write-ahead log into the database, beside the writer. By default SQLite lets a commit do that every
 * thousand pages, and all moves wait for it. Only the last few pages are left to a commit, so that the log can begin
 * anew.
 */
final class Checkpoints implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Checkpoints.class);

    private static final int BETWEEN_LOOKS_MILLIS = 250;

    /** The number of pages from which a checkpoint is made. */
    private static final int PAGES = 1000;

    /** The number of pages, 64 MB, from which the log should begin anew, however much is being written. */
    private static final int LONG = 16_000;

    /** The number of pages from which a commit makes the whole checkpoint, as SQLite does by default. */
    private static final int FAR_TOO_LONG = 4 * LONG;

    private final DataSource source;
    private final int pages;
    private final int longLog;
    private final int betweenLooks;
    private final CountDownLatch end = new CountDownLatch(1);
    private final Thread thread;
    private volatile boolean isLong;
    private int lastPages; // at the last check

    /** How many pages the log has, and how many of them are in the database. */
    private record Log(int pages, int carriedOver) {}

    Checkpoints(DataSource source) {
        this(source, PAGES, LONG, BETWEEN_LOOKS_MILLIS);
    }

    /**
     * @param pages from which a checkpoint is made
     * @param longLog the number of pages from which the log should begin anew
     * @param betweenLooks milliseconds between two checks
     */
    Checkpoints(DataSource source, int pages, int longLog, int betweenLooks) {
        this.source = source;
        this.pages = pages;
        this.longLog = longLog;
        this.betweenLooks = betweenLooks;
        thread = Thread.ofPlatform().daemon().name("halma-checkpoints").start(this::run);
    }

    /** Prepares a connection of the writer. */
    static void prepare(Statement writer) throws SQLException {
        letCommitsDoIt(writer, FAR_TOO_LONG);
    }

    /** To be called by the writer before a commit. After it the log begins anew, if it is long. */
    void beforeCommit(Connection writer) throws SQLException {
        if (!isLong) return;
        try (Statement statement = writer.createStatement()) {
            letCommitsDoIt(statement, 1);
        }
    }

    /** To be called by the writer after a commit. */
    void afterCommit(Connection writer) throws SQLException {
        if (!isLong) return;
        isLong = false;
        try (Statement statement = writer.createStatement()) {
            letCommitsDoIt(statement, FAR_TOO_LONG);
        }
    }

    private static void letCommitsDoIt(Statement writer, int pages) throws SQLException {
        writer.execute("PRAGMA wal_autocheckpoint = " + pages);
    }

    private void run() {
        while (!isOver()) {
            try (Connection connection = source.getConnection();
                    Statement statement = connection.createStatement()) {
                while (!isOver()) look(statement);
            } catch (SQLException e) {
                // A full disk also fails the writer, which reports it.
                LOG.debug("no checkpoint now", e);
            }
        }
    }

    private boolean isOver() {
        try {
            return end.await(betweenLooks, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            return true;
        }
    }

    /**
     * Makes a checkpoint if one is due. A slowly growing log begins anew too: deleted data, such as a forgotten name,
     * is in it until it is overwritten.
     */
    private void look(Statement statement) throws SQLException {
        Log log = checkpoint(statement, "NOOP");
        boolean isSlow = log.pages() - lastPages < pages;
        lastPages = log.pages();
        if (log.pages() - log.carriedOver() < pages) return;
        isLong = checkpoint(statement, "PASSIVE").pages() >= longLog || isSlow;
    }

    private static Log checkpoint(Statement statement, String mode) throws SQLException {
        try (ResultSet found = statement.executeQuery("PRAGMA wal_checkpoint(" + mode + ")")) {
            return new Log(found.getInt(2), found.getInt(3));
        }
    }

    @Override
    public void close() {
        end.countDown();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
