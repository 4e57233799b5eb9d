package dev.halma.server.online;

import dev.halma.server.CannotListen;
import dev.halma.server.HalmaServer;
import dev.halma.server.Settings;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A real server with its own data and a clock that can be put forward. It can be stopped and started again. */
public final class House implements AutoCloseable {

    private final Path data = Files.createTempDirectory("halma");
    private final WindableClock clock = new WindableClock();
    private final Limits limits;
    private HalmaServer server;

    /** What one caller may do. */
    public record Limits(int messagesPerSecond, int requestsPerMinute, int socketsPerAddress) {
        public static final Limits WIDE = new Limits(1_000_000, 1_000_000, 1_000_000);
    }

    public House() throws CannotListen, IOException {
        this(Limits.WIDE);
    }

    public House(Limits limits) throws CannotListen, IOException {
        this.limits = limits;
        this.server = start();
    }

    private HalmaServer start() throws CannotListen {
        Settings.Limits allowed = new Settings.Limits(
                limits.messagesPerSecond(), limits.requestsPerMinute(), limits.socketsPerAddress(), 8);
        Settings settings = Settings.usual("localhost", 0, data).withLimits(allowed);
        return HalmaServer.start(settings, clock);
    }

    public void stop() {
        server.close();
    }

    public void startAgain() throws CannotListen {
        server = start();
    }

    public WindableClock clock() {
        return clock;
    }

    public URI address() {
        return URI.create("http://localhost:" + server.port());
    }

    @Override
    public void close() throws IOException {
        server.close();
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }
}
