package dev.halma.server.store.postgres;

import dev.halma.server.store.TimeLimits;
import dev.halma.server.store.sql.SqlStore;
import java.sql.SQLException;
import java.time.Instant;

/** The store in a PostgreSQL database. Any number of servers may use it at once. */
public final class PostgresStore extends SqlStore {

    private final PostgresDatabase database;

    private PostgresStore(PostgresDatabase database) {
        super(database);
        this.database = database;
    }

    /** Whether an address is one of PostgreSQL. */
    public static boolean isAddress(String text) {
        return text.startsWith("postgresql:") || text.startsWith("postgres:");
    }

    /**
     * Opens the store in a database, and makes its tables where there are none.
     *
     * @param address {@code postgresql://USER:PASSWORD@HOST:PORT/NAME}
     */
    public static PostgresStore open(String address, Instant now, TimeLimits.OfDatabase times) {
        return new PostgresStore(PostgresDatabase.open(PostgresAddress.of(address), now, times));
    }

    /** Opens the store with the default time limits. */
    public static PostgresStore open(String address, Instant now) {
        return open(address, now, TimeLimits.OfDatabase.USUAL);
    }

    /** Makes the partitions of the coming months. */
    @Override
    public void prepare(Instant now) {
        try {
            database.makePartitions(now);
        } catch (SQLException e) {
            throw database.failed(e);
        }
    }
}
