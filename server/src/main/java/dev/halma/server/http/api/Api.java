package dev.halma.server.http.api;

import dev.halma.server.operations.Readiness;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.tables.Answer;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.EOFException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What holds for all requests below {@code /api}: limits, origin, problems. */
public final class Api {

    private static final Logger LOG = LoggerFactory.getLogger(Api.class);
    private static final Set<String> SAFE = Set.of("GET", "HEAD", "OPTIONS");

    /** What Javalin itself answers: unknown requests, wrong methods, bodies that are too large, our own mistakes. */
    private static final List<HttpStatus> OF_JAVALIN = List.of(
            HttpStatus.BAD_REQUEST,
            HttpStatus.NOT_FOUND,
            HttpStatus.METHOD_NOT_ALLOWED,
            HttpStatus.CONTENT_TOO_LARGE,
            HttpStatus.INTERNAL_SERVER_ERROR);

    private final Readiness readiness;
    private final Allowances requests;
    private final Callers callers;

    /**
     * What holds for all requests.
     *
     * @param requests what each address may ask
     */
    public Api(Readiness readiness, Allowances requests, Callers callers) {
        this.readiness = readiness;
        this.requests = requests;
        this.callers = callers;
    }

    /** To be called before the routes of the API are added. */
    public void add(RoutesConfig routes) {
        routes.before("/api/*", this::check);
        routes.before(
                "/print/*",
                request -> requests.use(
                        Callers.address(request),
                        request.path().endsWith(".pdf") ? Allowances.Cost.SET : Allowances.Cost.SHEET));
        routes.exception(Problem.class, (problem, context) -> problem.answer(context));
        routes.exception(Exception.class, (mistake, context) -> {
            LOG.error("a request failed: {}", context.method(), mistake);
            Problem.of(HttpStatus.INTERNAL_SERVER_ERROR, "the server made a mistake, which has been noted")
                    .answer(context);
        });
        routes.exception(
                EOFException.class,
                (cut, context) -> Problem.of(HttpStatus.BAD_REQUEST, "the body ended too early")
                        .answer(context));
        routes.exception(StoreFailed.class, (failed, context) -> {
            LOG.error("the store: {}", failed.getMessage());
            Problem.unavailable("the store can't be used now", Duration.ofSeconds(1))
                    .with(new Answer.NotStored().why())
                    .answer(context);
        });
        OF_JAVALIN.forEach(status -> routes.error(status.getCode(), context -> asProblem(context, status)));
    }

    /** To be called after all routes of the API. */
    public static void addLast(RoutesConfig routes) {
        routes.get("/api/*", request -> {
            throw Problem.of(HttpStatus.NOT_FOUND, "there is no such request; /api/openapi.json lists them all");
        });
    }

    private static void asProblem(Context context, HttpStatus status) {
        boolean isOurs = !context.path().startsWith("/api/")
                || Problem.TYPE.equals(context.res().getContentType());
        if (isOurs) return;
        Problem.of(status, "/api/openapi.json lists all requests").answer(context);
    }

    /** Refuses a request while the server stops. */
    public void requireOpen(Context request) {
        if (readiness.isStopping()) throw Problem.unavailable("the server stops; come back", Duration.ofSeconds(2));
    }

    private void check(Context request) {
        if (!request.path().startsWith("/api/admin/")) callers.requireServed(request);
        requests.use(Callers.address(request));
        if (!OperationRoutes.isOne(request.path())) requireOpen(request);
        if (!SAFE.contains(request.method().name())) Callers.requireOwnOrigin(request);
    }

    /** Throws the answer to a request that may not open a socket. */
    public void requireMayConnect(Context request) {
        callers.requireServed(request);
        if (readiness.isInTrouble()) throw Problem.unavailable("the store can't be used now", Duration.ofSeconds(1));
        requests.use(Callers.address(request));
        Callers.requireOwnOrigin(request);
    }
}
