package dev.halma.server.http;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import java.util.function.Consumer;

/** HTTP as this server speaks it, whatever it answers: limits, headers, and words for what is no request. */
public final class Web {

    /** No address and no header of ours comes anywhere near it, and nothing is ever sent to us yet. */
    private static final long MOST_BYTES_RECEIVED = 16 * 1024;

    private Web() {}

    /** A server that has not been started, with the routes that are handed in. */
    public static Javalin create(Consumer<RoutesConfig> routes) {
        return Javalin.create(config -> {
            configure(config);
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
                CompressionStrategy.NONE; // the build has done it, better than there is time for
        config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
        NoAnswer noAnswer = new NoAnswer();
        config.jetty.modifyServer(server -> server.setErrorHandler(noAnswer));
        config.jetty.modifyServletContextHandler(context -> context.setErrorHandler(noAnswer));
        config.routes.before(Headers::forEveryone);
    }
}
