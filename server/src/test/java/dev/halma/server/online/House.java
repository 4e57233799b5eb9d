package dev.halma.server.online;

import dev.halma.server.CannotListen;
import dev.halma.server.HalmaServer;
import dev.halma.server.Settings;
import dev.halma.server.services.Patience;
import dev.halma.server.services.RealPostgres;
import dev.halma.server.services.RealRedis;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * Real servers with their own data and a clock that can be put forward. They can be stopped and started again. Where there
 * are several nodes, everybody who asks gets another one, as behind a load balancer.
 */
public final class House implements AutoCloseable {

    /** How it is built. */
    public enum Kind {
        /** One server with an embedded database. */
        ONE_SERVER(1),
        /** Three servers that share PostgreSQL and Redis. */
        THREE_NODES(3);

        private final int servers;

        Kind(int servers) {
            this.servers = servers;
        }
    }

    private final Path data = Files.createTempDirectory("halma");
    private final WindableClock clock = new WindableClock();
    private final AtomicInteger asked = new AtomicInteger();
    private final Limits limits;
    private final Kind kind;
    private final Optional<RealPostgres.Lent> database;
    private final Settings.Cluster cluster;
    private final List<HalmaServer> servers = new ArrayList<>();

    /** What one caller may do. */
    public record Limits(int messagesPerSecond, int requestsPerMinute, int socketsPerAddress) {
        public static final Limits WIDE = new Limits(1_000_000, 1_000_000, 1_000_000);
    }

    public House() throws CannotListen, IOException {
        this(Kind.ONE_SERVER, Limits.WIDE);
    }

    public House(Kind kind) throws CannotListen, IOException {
        this(kind, Limits.WIDE);
    }

    public House(Kind kind, Limits limits) throws CannotListen, IOException {
        this.limits = limits;
        this.kind = kind;
        this.database = kind == Kind.ONE_SERVER
                ? Optional.empty()
                : Optional.of(RealPostgres.shared().lend());
        this.cluster = database.map(shared -> new Settings.Cluster(
                        Optional.of(shared.address()),
                        Optional.of(RealRedis.shared().freshDatabase())))
                .orElse(Settings.Cluster.ALONE);
        startAgain();
    }

    private HalmaServer start() throws CannotListen {
        Settings.Limits allowed = new Settings.Limits(
                limits.messagesPerSecond(), limits.requestsPerMinute(), limits.socketsPerAddress(), 8);
        Settings settings = Settings.usual("localhost", 0, data)
                .withLimits(allowed)
                .withCluster(cluster)
                .withTimes(Patience.LIMITS);
        return HalmaServer.start(settings, clock);
    }

    public void stop() {
        servers.forEach(HalmaServer::close);
        servers.clear();
    }

    public void startAgain() throws CannotListen {
        for (int i = 0; i < kind.servers; i++) servers.add(start());
    }

    /**
     * Puts the clock forward. Nodes need a moment to show each other that they have lived through it, and until what they have
     * written before can be read.
     */
    public void windOn(Duration time) {
        clock.windOn(time);
        long until = clock.instant().plus(Patience.LIMITS.nodes().life()).getEpochSecond();
        String alive = "node WHERE alive_until > " + until + "000000000";
        database.ifPresent(shared ->
                Patience.until("every node lives at " + clock.instant(), () -> shared.count(alive) >= servers.size()));
    }

    /** From now on the clock shows the same time, until somebody puts it forward: no bucket fills again. */
    public void stopTime() {
        clock.stop();
    }

    /** What the servers' clocks show. */
    public Instant now() {
        return clock.instant();
    }

    /** Waits until something is so at every node; nodes tell each other, which takes a moment. */
    public void atEveryNode(BooleanSupplier isSo) {
        // Another node is asked every time.
        Patience.until(
                "every node says so",
                () -> Stream.generate(isSo::getAsBoolean).limit(servers.size()).allMatch(so -> so));
    }

    public int nodes() {
        return servers.size();
    }

    /** Where the next one who asks is sent. */
    public URI address() {
        HalmaServer next = servers.get(asked.getAndIncrement() % servers.size());
        return URI.create("http://localhost:" + next.port());
    }

    @Override
    public void close() throws IOException {
        stop();
        database.ifPresent(RealPostgres.Lent::close);
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }
}
