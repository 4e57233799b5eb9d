package dev.halma.server.online.power;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The power supply of one server: it can be cut and comes back. Clients wait here for the server. */
final class Mains implements AutoCloseable {

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

    /** How often the server was started; waits while there is none. */
    synchronized int start() {
        URI unused = address();
        return starts;
    }

    /** Waits until the server has started once more than so often. Whoever was cut off without a cut is told why. */
    synchronized void waitForStartAfter(int start, RuntimeException cut) {
        while (starts <= start) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(cut);
            }
        }
    }

    /** Where the server is; waits while there is none. */
    synchronized URI address() {
        while (server == null) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        return server.address();
    }

    @Override
    public synchronized void close() {
        if (server != null) server.close();
    }
}
