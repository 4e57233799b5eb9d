package dev.halma.server.http;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.RequestLogger;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.eclipse.jetty.session.SessionCache;

/** The HTTP settings of all routes: limits, headers and error pages. */
public final class Web {

    /** The limit of a request. Our addresses and headers are far shorter, and there is no upload yet. */
    private static final long MOST_BYTES_RECEIVED = 16 * 1024;

    /** Clients answer pings more often than this. */
    private static final Duration LONGEST_SILENCE = Duration.ofSeconds(90);

    private Web() {}

    /**
     * What differs between servers.
     *
     * @param admission throws the problem of a request that is for another host
     * @param tls listens instead of a plain connector
     * @param answered is called after every response
     * @param stopWithin how long running answers may take when the server stops
     * @param connectionsOfOne how many connections one address may have open; a proxy counts them itself
     * @param localOnly whether only devices of a private network may enter
     * @param sockets creates the WebSockets
     */
    public record Options(
            boolean behindProxy,
            Consumer<Context> admission,
            Optional<BiFunction<Server, HttpConfiguration, Connector>> tls,
            RequestLogger answered,
            Duration stopWithin,
            int connectionsOfOne,
            boolean localOnly,
            Consumer<JettyWebSocketServletFactory> sockets) {}

    /** A server with these routes, not yet started. */
    public static Javalin create(Options options, Consumer<RoutesConfig> routes) {
        return Javalin.create(config -> {
            configure(config);
            config.routes.before(options.admission()::accept);
            if (options.localOnly()) config.jetty.modifyHttpConfiguration(RequestFilter::keepToTheNetwork);
            if (options.behindProxy()) config.jetty.modifyHttpConfiguration(Proxied::configure);
            else config.jetty.modifyServer(server -> OpenConnections.add(server, options.connectionsOfOne()));
            options.tls().ifPresent(config.jetty::addConnector);
            config.jetty.modifyServer(
                    server -> server.setStopTimeout(options.stopWithin().toMillis()));
            config.jetty.modifyWebSocketServletFactory(sockets -> {
                sockets.setMaxTextMessageSize(MOST_BYTES_RECEIVED);
                sockets.setIdleTimeout(LONGEST_SILENCE);
                options.sockets().accept(sockets);
            });
            config.requestLogger.http(options.answered());
            routes.accept(config.routes);
        });
    }

    private static void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.concurrency.useVirtualThreads = true;
        config.http.prefer405over404 = true;
        config.http.maxRequestSize = MOST_BYTES_RECEIVED;
        config.http.compressionStrategy =
                CompressionStrategy.NONE; // the build has compressed the files, with more effort than a request allows
        config.jetty.modifyHttpConfiguration(http -> {
            RequestFilter.configure(http);
            http.setSendServerVersion(false);
            http.setHeaderCacheCaseSensitive(true); // otherwise a token in another case passes for the one before it
        });
        NoAnswer noAnswer = new NoAnswer();
        config.jetty.modifyServer(server -> server.setErrorHandler(noAnswer));
        config.jetty.modifyServletContextHandler(context -> {
            context.setErrorHandler(noAnswer);
            // Javalin creates a session for every socket. We use none: it sets no cookie, and is not stored.
            SessionHandler sessions = context.getSessionHandler();
            sessions.setUsingCookies(false);
            sessions.setMaxInactiveInterval(1);
            SessionCache nothing = new NullSessionCache(sessions);
            nothing.setSessionDataStore(new NullSessionDataStore());
            sessions.setSessionCache(nothing);
        });
        config.routes.before(Headers::forEveryone);
    }
}
