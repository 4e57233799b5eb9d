package dev.halma.server.store.sql;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** The connection of the writer, with one write at a time. It is thrown away after a failure, for a new one. */
final class Session implements AutoCloseable {

    private final Connection connection;
    private final TableWriter tables;
    private final Handle handle;
    private final PreparedStatement savepoint;
    private final PreparedStatement rollback;
    private final PreparedStatement release;

    /**
     * @param connection without auto-commit
     * @param isShared whether other servers write too
     */
    Session(Connection connection, boolean isShared) throws SQLException {
        this.connection = connection;
        this.tables = new TableWriter(connection, isShared);
        this.handle = Jdbi.open(connection);
        this.savepoint = connection.prepareStatement("SAVEPOINT one_write");
        this.rollback = connection.prepareStatement("ROLLBACK TO SAVEPOINT one_write");
        this.release = connection.prepareStatement("RELEASE SAVEPOINT one_write");
    }

    Connection connection() {
        return connection;
    }

    TableWriter tables() {
        return tables;
    }

    Handle handle() {
        return handle;
    }

    /** Begins a write. */
    void begin() throws SQLException {
        savepoint.execute();
    }

    /** Undoes what the write has done so far. */
    void undo() throws SQLException {
        rollback.execute();
    }

    /** Ends a write; it becomes durable with the commit. */
    void end() throws SQLException {
        release.execute();
    }

    void commit() throws SQLException {
        connection.commit();
    }

    /** Undoes everything since the last commit. */
    void rollback() throws SQLException {
        connection.rollback();
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
