package dev.halma.server.http.api;

import dev.halma.rules.told.Told;
import dev.halma.server.store.StoreFailed;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What holds for all requests below {@code /api}: limits, origin, problems. */
public final class Api {

    private static final Logger LOG = LoggerFactory.getLogger(Api.class);
    private static final Set<String> SAFE = Set.of("GET", "HEAD", "OPTIONS");

    private final Allowances requests;

    /** @param requestsPerMinute of one address */
    public Api(int requestsPerMinute) {
        this.requests = new Allowances(requestsPerMinute, Duration.ofMinutes(1));
    }

    /** To be called before the routes of the API are added. */
    public void add(RoutesConfig routes) {
        routes.before("/api/*", this::check);
        routes.exception(Problem.class, (problem, context) -> problem.answer(context));
        routes.exception(Exception.class, (mistake, context) -> {
            LOG.error("a request failed: {}", context.method(), mistake);
            Problem.of(HttpStatus.INTERNAL_SERVER_ERROR, "the server made a mistake, which has been noted")
                    .answer(context);
        });
        routes.exception(
                StoreFailed.class,
                (failure, context) -> Problem.of(
                                HttpStatus.SERVICE_UNAVAILABLE,
                                "the server can't write or read its data now; try again later",
                                Told.of("table.refused.not-stored"))
                        .answer(context));
    }

    /** To be called after all routes of the API. */
    public static void addLast(RoutesConfig routes) {
        routes.get("/api/*", request -> {
            throw Problem.of(HttpStatus.NOT_FOUND, "there is no such request; /api/openapi.json lists them all");
        });
    }

    private void check(Context request) {
        requests.use(Callers.address(request));
        if (!SAFE.contains(request.method().name())) Callers.requireOwnOrigin(request);
    }

    /** Throws the answer to a request that may not open a socket. */
    public void requireMayConnect(Context request) {
        requests.use(Callers.address(request));
        Callers.requireOwnOrigin(request);
    }
}
