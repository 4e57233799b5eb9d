package dev.halma.server;

import dev.halma.server.CannotListen.Fault;
import dev.halma.server.http.PageHandler;
import dev.halma.server.http.Web;
import dev.halma.server.http.print.PrintRoutes;
import dev.halma.server.http.tls.PemFiles;
import dev.halma.server.http.tls.Tls;
import io.javalin.Javalin;
import io.javalin.config.RoutesConfig;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.InstantSource;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A server that runs until it is closed. */
public final class HalmaServer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(HalmaServer.class);

    private final Javalin javalin;
    private final Online online;

    private HalmaServer(Javalin javalin, Online online) {
        this.javalin = javalin;
        this.online = online;
    }

    /**
     * Starts a server.
     *
     * @throws dev.halma.server.store.StoreFailed if the data can't be used
     */
    public static HalmaServer start(Settings settings) throws CannotListen {
        return start(settings, InstantSource.system());
    }

    /** Starts a server with this clock. */
    public static HalmaServer start(Settings settings, InstantSource clock) throws CannotListen {
        InetAddress address = address(settings.host());
        requireFree(address, settings.port());
        Optional<Tls> tls = tls(settings);
        Online online = new Online(settings, SharedServices.open(settings, clock), clock, settings.hosts(address));
        Javalin javalin = Web.create(
                new Web.Options(
                        settings.operations().behindProxy(),
                        settings.hosts(address)::require,
                        tls.map(certificate -> (server, http) ->
                                certificate.connector(server, http, address.getHostAddress(), settings.port())),
                        online.metrics()::requested,
                        settings.operations().stopWithin().dividedBy(2),
                        connectionsOfOne(settings.limits()),
                        settings.operations().localOnly(),
                        online.sockets()::accept),
                routes -> routes(routes, online));
        try {
            javalin.start(address.getHostAddress(), settings.port());
        } catch (JavalinBindException e) {
            online.close();
            throw new CannotListen(Fault.PORT, e);
        }
        online.start(tls);
        LOG.info("serving at port {}", javalin.port());
        return new HalmaServer(javalin, online);
    }

    static void routes(RoutesConfig routes, Online online) {
        online.add(routes);
        PrintRoutes.add(routes);
        PageHandler.add(routes); // last: it serves every remaining address
    }

    /** The connection limit of one address: as many for requests as for sockets. */
    private static int connectionsOfOne(Settings.Limits limits) {
        return (int) Math.min(Integer.MAX_VALUE, 2L * limits.socketsPerAddress());
    }

    private static Optional<Tls> tls(Settings settings) throws CannotListen {
        try {
            Optional<PemFiles> files = settings.operations().tls();
            return files.isEmpty() ? Optional.empty() : Optional.of(new Tls(files.get()));
        } catch (PemFiles.Unusable e) {
            throw new CannotListen(Fault.CERTIFICATE, e);
        }
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

    /** Refuses new work, asks clients to reconnect later, waits for running responses and finishes pending writes. */
    @Override
    public void close() {
        LOG.info("stopping: no new work is taken");
        online.goodbye();
        javalin.stop();
        online.close();
        LOG.info("stopped: everything is written");
    }
}
