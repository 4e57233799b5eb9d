package dev.halma.server;

import dev.halma.server.CannotListen.Fault;
import dev.halma.server.http.Web;
import io.javalin.Javalin;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;

/** A server that runs until it is closed. */
public final class HalmaServer implements AutoCloseable {

    private final Javalin javalin;

    private HalmaServer(Javalin javalin) {
        this.javalin = javalin;
    }

    /**
     * Starts a server.
     *
     * @param host the address of this machine to listen on; {@code 0.0.0.0} for all of them
     * @param port 0 for any free port
     */
    public static HalmaServer start(String host, int port) throws CannotListen {
        InetAddress address = address(host);
        requireFree(address, port);
        Javalin javalin = Web.create(Wiring::routes);
        try {
            javalin.start(address.getHostAddress(), port);
        } catch (JavalinBindException e) {
            throw new CannotListen(Fault.PORT, e);
        }
        return new HalmaServer(javalin);
    }

    /** The address of a host that a server can listen on. */
    private static InetAddress address(String host) throws CannotListen {
        try {
            InetAddress address = InetAddress.getByName(host);
            try (ServerSocket probe = new ServerSocket(0, 1, address)) {
                return probe.getInetAddress();
            }
        } catch (IOException e) {
            throw new CannotListen(Fault.HOST, e);
        }
    }

    /** Checks the port before Jetty does, because Jetty's own message is long. */
    private static void requireFree(InetAddress address, int port) throws CannotListen {
        try (ServerSocket probe = new ServerSocket()) {
            probe.setReuseAddress(true); // ignore connections that have just ended
            probe.bind(new InetSocketAddress(address, port), 1);
        } catch (IOException e) {
            throw new CannotListen(Fault.PORT, e);
        }
    }

    public int port() {
        return javalin.port();
    }

    /** Waits for running responses. */
    @Override
    public void close() {
        javalin.stop();
    }
}
