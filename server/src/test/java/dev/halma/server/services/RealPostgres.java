package dev.halma.server.services;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Comparator;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A real PostgreSQL with everything on that makes it durable. It can be stopped and started again. */
public final class RealPostgres implements AutoCloseable {

    private static final AtomicInteger DATABASES = new AtomicInteger();
    private static @Nullable RealPostgres shared;

    private final Optional<Path> data;
    private final int port;
    private @Nullable EmbeddedPostgres running;

    /** @param data where it keeps what it has when it is stopped; without it everything goes with the process */
    private RealPostgres(Optional<Path> data) throws IOException {
        this.data = data;
        EmbeddedPostgres first = builder().start();
        this.running = first;
        this.port = first.getPort();
    }

    /** One for all tests of this process that do not stop it. */
    public static synchronized RealPostgres shared() {
        try {
            if (shared == null) shared = new RealPostgres(Optional.empty());
            return shared;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One of its own, for a test that stops it. */
    public static RealPostgres start() {
        try {
            return new RealPostgres(Optional.of(Files.createTempDirectory("halma-postgres")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private EmbeddedPostgres.Builder builder() {
        EmbeddedPostgres.Builder builder = EmbeddedPostgres.builder();
        data.ifPresent(folder -> builder.setDataDirectory(folder).setCleanDataDirectory(false));
        return builder.setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("full_page_writes", "on")
                .setServerConfig("max_connections", "200");
    }

    /** The address of a new and empty database. */
    public String freshDatabase() {
        String name = "halma" + DATABASES.incrementAndGet();
        execute("postgres", "CREATE DATABASE " + name);
        return address(name);
    }

    public String address(String database) {
        return "postgresql://postgres@localhost:" + port + "/" + database;
    }

    public int port() {
        return port;
    }

    /** Executes a statement in a database. */
    public void execute(String database, String sql) {
        try (Connection connection = connect(database);
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }

    /** The name of the database at an address. */
    public static String name(String address) {
        return address.substring(address.lastIndexOf('/') + 1);
    }

    public Connection connect(String database) throws SQLException {
        return DriverManager.getConnection("jdbc:postgresql://localhost:" + port + "/" + database + "?user=postgres");
    }

    public void stop() throws IOException {
        if (running != null) running.close();
        running = null;
    }

    public void startAgain() throws IOException {
        running = builder().setPort(port).start();
    }

    @Override
    public void close() {
        try {
            stop();
            if (data.isEmpty()) return;
            try (Stream<Path> files = Files.walk(data.get())) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
