package dev.halma.server.services;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Comparator;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A real PostgreSQL with everything on that makes it durable. It can be stopped and started again. */
public final class RealPostgres implements AutoCloseable {

    private static final AtomicInteger DATABASES = new AtomicInteger();
    private static @Nullable RealPostgres shared;

    /** Empties all tables, but for the list of migrations. */
    private static final String EMPTY = """
            DO $$ BEGIN EXECUTE (SELECT 'TRUNCATE ' || string_agg(relname, ', ') FROM pg_class
                WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
                AND relname <> 'flyway_schema_history'); END $$""";

    private final Queue<Lent> free = new ConcurrentLinkedQueue<>();
    private final Path data = Files.createTempDirectory("halma-postgres");
    private final int port;
    private @Nullable EmbeddedPostgres running;

    private RealPostgres() throws IOException {
        EmbeddedPostgres first = builder().setPort(Ports.free()).start();
        this.running = first;
        this.port = first.getPort();
    }

    /** One for all tests of this process that do not stop it. */
    public static synchronized RealPostgres shared() {
        try {
            if (shared == null) {
                shared = new RealPostgres();
                Runtime.getRuntime().addShutdownHook(new Thread(shared::abort));
            }
            return shared;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One of its own, for a test that stops it. */
    public static RealPostgres start() {
        try {
            return new RealPostgres();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private EmbeddedPostgres.Builder builder() {
        return EmbeddedPostgres.builder()
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .setRegisterShutdownHook(false)
                .setPGStartupWait(Patience.LONG)
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("full_page_writes", "on")
                .setServerConfig("max_connections", "200");
    }

    /** An empty database for one test. The next test gets it, emptied: to make one takes long. */
    public final class Lent implements AutoCloseable {

        private final String name;

        private Lent(String name) {
            this.name = name;
        }

        public String address() {
            return RealPostgres.this.address(name);
        }

        /** How many rows a table has: {@code "node WHERE id = 'x'"}. */
        public int count(String rows) {
            return (int) ask(name, "SELECT count(*) FROM " + rows);
        }

        public void execute(String sql) {
            RealPostgres.this.execute(name, sql);
        }

        @Override
        public void close() {
            execute(EMPTY);
            free.add(this);
        }
    }

    /** Lends a database with nothing in it; perhaps its tables are made already. */
    public Lent lend() {
        Lent used = free.poll();
        if (used != null) return used;
        return new Lent(create());
    }

    /** The address of a database that nobody has used yet. */
    public String freshDatabase() {
        return address(create());
    }

    private String create() {
        String name = "halma" + DATABASES.incrementAndGet();
        execute("postgres", "CREATE DATABASE " + name);
        return name;
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

    /** The one value that a question has. */
    public long ask(String database, String sql) {
        try (Connection connection = connect(database);
                Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(sql)) {
            found.next();
            return found.getLong(1);
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }

    /** The processor time of its processes that still run. */
    public Duration work() throws IOException {
        ProcessHandle main = process();
        return Stream.concat(Stream.of(main), main.descendants())
                .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
                .reduce(Duration.ZERO, Duration::plus);
    }

    private ProcessHandle process() throws IOException {
        String pid = Files.readAllLines(data.resolve("postmaster.pid")).getFirst();
        return ProcessHandle.of(Long.parseLong(pid)).orElseThrow();
    }

    /** Stops it in order. The library waits for five seconds, which a busy machine may exceed. */
    public void stop() throws IOException {
        if (running == null) return;
        ProcessHandle process = process();
        running.close();
        process.onExit().join();
        running = null;
    }

    /** Ends it at once: what it has is not needed any more. */
    private void abort() {
        try {
            ProcessHandle process = process();
            new ProcessBuilder("kill", "-QUIT", Long.toString(process.pid())).start();
            process.onExit().join();
            delete();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void startAgain() throws IOException {
        running = builder().setPort(port).start();
    }

    @Override
    public void close() {
        if (running == null) delete();
        else abort();
    }

    private void delete() {
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
