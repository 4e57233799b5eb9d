package dev.halma.server;

import dev.halma.server.http.PageHandler;
import dev.halma.server.print.PrintRoutes;
import io.javalin.config.RoutesConfig;

/** Connects the packages of the server, which don't know each other, and orders their routes. */
final class Wiring {

    private Wiring() {}

    static void routes(RoutesConfig routes, Online online) {
        online.add(routes);
        PrintRoutes.add(routes);
        PageHandler.add(routes); // last: it serves every remaining address
    }
}
