package dev.halma.server.store.sql;

import dev.halma.server.store.StoreFailed;
import java.sql.Connection;
import java.sql.SQLException;
import org.jdbi.v3.core.Jdbi;

/** A database whose tables are made: how to reach it, and what its errors mean. */
public interface Database extends AutoCloseable {

    /** A new connection for the one writer, without auto-commit. */
    Connection connect() throws SQLException;

    /** A pool of connections that only read. */
    Jdbi readers();

    /** Says what is wrong and what can be done about it. */
    StoreFailed failed(Throwable cause);

    /** The same for a failed commit. It is in doubt if the connection was lost. */
    default StoreFailed commitFailed(Throwable cause) {
        return failed(cause);
    }

    /** Called with the connection of the writer before each of its commits. */
    default void beforeCommit(Connection writer) throws SQLException {}

    /** Called with the connection of the writer after each of its commits, when all callers have their answers. */
    default void afterCommit(Connection writer) throws SQLException {}

    /** Whether other servers use it too. */
    default boolean isShared() {
        return false;
    }

    /** The row of this server's heartbeat: servers must not wait for each other there. */
    default int heartbeatRow() {
        return 1;
    }

    @Override
    void close();
}
