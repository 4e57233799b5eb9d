package dev.halma.server.online.power;

import dev.halma.server.services.Patience;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The power supply of one server: it can be cut and comes back. Clients wait here for the server. */
final class Mains implements Supply, AutoCloseable {

    private final Path data;
    private @Nullable ServerProcess server;
    private int starts;

    Mains(Path data) {
        this.data = data;
    }

    void on() throws IOException {
        ServerProcess started = ServerProcess.start(data, List.of());
        synchronized (this) {
            server = started;
            starts++;
            notifyAll();
        }
    }

    void cut() throws InterruptedException {
        ServerProcess victim;
        synchronized (this) {
            victim = running();
            server = null;
        }
        victim.kill();
    }

    void stop() throws IOException, InterruptedException {
        ServerProcess last;
        synchronized (this) {
            last = running();
            server = null;
        }
        last.stop();
    }

    private ServerProcess running() {
        if (server == null) throw new IllegalStateException("there is no power");
        return server;
    }

    @Override
    public synchronized int start() {
        URI unused = address();
        return starts;
    }

    /** Whoever was cut off without a cut is told why. */
    @Override
    public synchronized void waitForStartAfter(int start, RuntimeException cut) {
        while (starts <= start) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(cut);
            }
        }
    }

    @Override
    public synchronized URI address() {
        while (server == null) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        return server.address();
    }

    /** A server that has power answers. */
    @Override
    public Duration patience() {
        return Patience.LONG;
    }

    @Override
    public synchronized void close() {
        if (server != null) server.close();
    }
}
