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

    @Override
    void close();
}
