package dev.halma.server.http.api;

import dev.halma.rules.told.Told;
import dev.halma.table.protocol.Json;
import dev.halma.table.protocol.ToldJson;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** A request that is refused. It ends the handling of the request, and becomes its answer. */
public final class Problem extends RuntimeException {

    private static final long serialVersionUID = 1;

    static final String TYPE = "application/problem+json";

    private final transient HttpStatus status;
    private final transient Optional<Told> why;
    private final transient Optional<Duration> retryAfter;

    private Problem(HttpStatus status, String detail, Optional<Told> why, Optional<Duration> retryAfter) {
        super(detail, null, false, false);
        this.status = status;
        this.why = why;
        this.retryAfter = retryAfter;
    }

    /**
     * A problem that only programmers meet.
     *
     * @param detail what is wrong and what would be right, in English
     */
    public static Problem of(HttpStatus status, String detail) {
        return new Problem(status, detail, Optional.empty(), Optional.empty());
    }

    /**
     * A problem that players meet.
     *
     * @param why the same as the detail, as a message that the client translates
     */
    public static Problem of(HttpStatus status, String detail, Told why) {
        return new Problem(status, detail, Optional.of(why), Optional.empty());
    }

    static Problem tooMany(Duration retryAfter) {
        return new Problem(
                HttpStatus.TOO_MANY_REQUESTS,
                "too many requests; wait as long as Retry-After says",
                Optional.of(Told.of("table.refused.too-many")),
                Optional.of(retryAfter));
    }

    /** A command that a table refuses. */
    static Problem refused(Told why) {
        return of(HttpStatus.CONFLICT, "the table refuses this: " + why.code(), why);
    }

    /** The server can't do it now, and will later. */
    static Problem unavailable(String detail, Duration retryAfter) {
        return new Problem(HttpStatus.SERVICE_UNAVAILABLE, detail, Optional.empty(), Optional.of(retryAfter));
    }

    /** The same problem with a message for players. */
    Problem with(Told told) {
        return new Problem(status, String.valueOf(getMessage()), Optional.of(told), retryAfter);
    }

    /** Writes the problem as the answer. */
    void answer(Context context) {
        ObjectNode body = Json.object()
                .put("type", "about:blank")
                .put("title", status.getMessage())
                .put("status", status.getCode())
                .put("detail", getMessage());
        why.ifPresent(told -> body.set("why", ToldJson.write(told)));
        retryAfter.ifPresent(time -> context.header("Retry-After", Long.toString(Math.max(1, time.toSeconds()))));
        context.status(status);
        context.header("Cache-Control", "no-store");
        context.contentType(TYPE);
        context.result(Json.text(body));
    }
}
