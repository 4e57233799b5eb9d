package dev.halma.server;

import dev.halma.server.http.PageHandler;
import dev.halma.server.print.PrintRoutes;
import io.javalin.config.RoutesConfig;

/** Puts the parts of the server together. The parts don't know each other; this is where who answers what is decided. */
final class Wiring {

    private Wiring() {}

    static void routes(RoutesConfig routes) {
        PrintRoutes.add(routes);
        PageHandler.add(routes); // last: it answers at every address that is left
    }
}
