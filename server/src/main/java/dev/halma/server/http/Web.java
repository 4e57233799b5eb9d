package dev.halma.server.http;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import java.time.Duration;
import java.util.function.Consumer;

/** The HTTP settings of all routes: limits, headers and error pages. */
public final class Web {

    /** The limit of a request. Our addresses and headers are far shorter, and there is no upload yet. */
    private static final long MOST_BYTES_RECEIVED = 16 * 1024;

    /** Clients answer pings more often than this. */
    private static final Duration LONGEST_SILENCE = Duration.ofSeconds(90);

    private Web() {}

    /** A server with these routes, not yet started. */
    public static Javalin create(boolean behindProxy, Consumer<RoutesConfig> routes) {
        return Javalin.create(config -> {
            configure(config);
            if (behindProxy) {
                config.jetty.modifyHttpConfiguration(http -> http.addCustomizer(new LastForwarded()));
            }
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
            http.setSendServerVersion(false);
            http.setHeaderCacheCaseSensitive(true); // otherwise a token in other letters passes for the one before it
        });
        NoAnswer noAnswer = new NoAnswer();
        config.jetty.modifyServer(server -> server.setErrorHandler(noAnswer));
        config.jetty.modifyServletContextHandler(context -> context.setErrorHandler(noAnswer));
        config.jetty.modifyWebSocketServletFactory(sockets -> {
            sockets.setMaxTextMessageSize(MOST_BYTES_RECEIVED);
            sockets.setIdleTimeout(LONGEST_SILENCE);
        });
        config.routes.before(Headers::forEveryone);
    }
}
