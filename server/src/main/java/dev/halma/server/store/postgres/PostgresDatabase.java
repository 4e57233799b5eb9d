package dev.halma.server.store.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.store.TimeLimits;
import dev.halma.server.store.sql.Database;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.Properties;
import java.util.concurrent.ThreadLocalRandom;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A PostgreSQL database with its tables made. */
final class PostgresDatabase implements Database {

    private static final Logger LOG = LoggerFactory.getLogger(PostgresDatabase.class);

    private static final int READERS = 8;

    private final PostgresAddress address;
    private final TimeLimits.OfDatabase times;
    private final HikariDataSource pool;
    private final Jdbi readers;
    private final int heartbeatRow = ThreadLocalRandom.current().nextInt(1, Integer.MAX_VALUE);

    private PostgresDatabase(PostgresAddress address, TimeLimits.OfDatabase times) {
        this.address = address;
        this.times = times;
        this.pool = new HikariDataSource(pool());
        this.readers = Jdbi.create(pool);
    }

    /** Opens a database, and makes its tables and the partitions of these months. */
    static PostgresDatabase open(PostgresAddress address, Instant now, TimeLimits.OfDatabase times) {
        try {
            try (Connection connection = DriverManager.getConnection(address.url(), properties(address, times))) {
                warn(connection);
            }
            Migrations.migrate(address);
            PostgresDatabase database = new PostgresDatabase(address, times);
            database.makePartitions(now);
            return database;
        } catch (SQLException | RuntimeException e) {
            throw Faults.of(address, e, false);
        }
    }

    /** Warns if an acknowledged move could be lost in a power cut. */
    private static void warn(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery("SHOW fsync")) {
            if (found.next() && found.getString(1).equals("off")) {
                LOG.warn("the database runs with fsync off: a power cut loses acknowledged moves");
            }
        }
    }

    void makePartitions(Instant now) throws SQLException {
        try (Connection connection = DriverManager.getConnection(address.url(), properties(address, times))) {
            Partitions.make(connection, now);
        }
    }

    private static Properties properties(PostgresAddress address, TimeLimits.OfDatabase times) {
        Properties properties = address.properties();
        properties.setProperty("ApplicationName", "halma");
        properties.setProperty(
                "connectTimeout", Long.toString(times.connecting().toSeconds()));
        properties.setProperty("socketTimeout", Long.toString(times.silence().toSeconds()));
        properties.setProperty("tcpKeepAlive", "true");
        properties.setProperty("logServerErrorDetail", "false"); // it quotes ids, names and invitations
        return properties;
    }

    private HikariConfig pool() {
        HikariConfig config = new HikariConfig();
        config.setPoolName("halma-readers");
        config.setJdbcUrl(address.url());
        config.setDataSourceProperties(properties(address, times));
        config.setMaximumPoolSize(READERS);
        config.setReadOnly(true);
        config.setConnectionTimeout(times.connecting().toMillis());
        config.setInitializationFailTimeout(-1); // the tables have been made a moment ago
        return config;
    }

    @Override
    public Connection connect() throws SQLException {
        Connection connection = DriverManager.getConnection(address.url(), properties(address, times));
        try (Statement statement = connection.createStatement()) {
            statement.execute("SET idle_in_transaction_session_timeout = "
                    + times.midWrite().toMillis());
            statement.execute("SET lock_timeout = " + times.row().toMillis());
            // An acknowledged write is on disk, even if the database's default is weaker. Stricter settings stay.
            statement.execute("SELECT set_config('synchronous_commit', 'on', false)"
                    + " WHERE current_setting('synchronous_commit') = 'off'");
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
        connection.setAutoCommit(false);
        return connection;
    }

    @Override
    public Jdbi readers() {
        return readers;
    }

    @Override
    public StoreFailed failed(Throwable cause) {
        return Faults.of(address, cause, false);
    }

    @Override
    public StoreFailed commitFailed(Throwable cause) {
        return Faults.of(address, cause, true);
    }

    @Override
    public boolean isShared() {
        return true;
    }

    @Override
    public int heartbeatRow() {
        return heartbeatRow;
    }

    @Override
    public void close() {
        pool.close();
    }
}
