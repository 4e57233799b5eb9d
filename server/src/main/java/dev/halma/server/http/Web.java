package dev.halma.server.http;

import dev.halma.server.print.PrintRoutes;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;

/** Everything that the server answers over HTTP. */
public final class Web {

    /** No address and no header of ours comes anywhere near it, and nothing is ever sent to us yet. */
    private static final long MOST_BYTES_RECEIVED = 16 * 1024;

    private Web() {}

    /** A server that has not been started. */
    public static Javalin create() {
        Page page = Page.load();
        return Javalin.create(config -> configure(config, page));
    }

    private static void configure(JavalinConfig config, Page page) {
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
        PageHandler handler = new PageHandler(page);
        config.routes.before(Headers::forEveryone);
        PrintRoutes.add(config.routes);
        config.routes.get("/*", handler);
        config.routes.head("/*", handler);
    }
}
