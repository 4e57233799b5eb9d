package dev.halma.server.store.sql;

import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/** The ways into a database: many read at once, one writes. */
record Access(Database database, GroupCommit writer) {

    /** Writes, and waits until it is durable. */
    <T> T write(GroupCommit.Work<T> work) {
        return writer.now(work);
    }

    /** Reads what is durable now. */
    <T> T read(Function<Handle, T> reading) {
        try {
            return database.readers().withHandle(reading::apply);
        } catch (RuntimeException e) {
            throw database.failed(e);
        }
    }
}
