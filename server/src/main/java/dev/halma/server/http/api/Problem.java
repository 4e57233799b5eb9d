package dev.halma.server.http.api;

import dev.halma.rules.message.Message;
import dev.halma.table.json.Json;
import dev.halma.table.json.JsonObject;
import dev.halma.table.protocol.MessageJson;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** A request that is refused. It ends the handling of the request, and becomes its answer. */
public final class Problem extends RuntimeException {

    private static final long serialVersionUID = 1;

    static final String TYPE = "application/problem+json";

    private final transient HttpStatus status;
    private final transient Optional<Message> why;
    private final transient Optional<Duration> retryAfter;

    private Problem(HttpStatus status, String detail, Optional<Message> why, Optional<Duration> retryAfter) {
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
    public static Problem of(HttpStatus status, String detail, Message why) {
        return new Problem(status, detail, Optional.of(why), Optional.empty());
    }

    static Problem tooMany(Duration retryAfter) {
        return new Problem(
                HttpStatus.TOO_MANY_REQUESTS,
                "too many requests; wait as long as Retry-After says",
                Optional.of(Message.of("table.refused.too-many")),
                Optional.of(retryAfter));
    }

    /** A command that a table refuses. */
    static Problem refused(Message why) {
        return of(HttpStatus.CONFLICT, "the table refuses this: " + why.code(), why);
    }

    /** The server can't do it now, and will later. */
    static Problem unavailable(String detail, Duration retryAfter) {
        return new Problem(HttpStatus.SERVICE_UNAVAILABLE, detail, Optional.empty(), Optional.of(retryAfter));
    }

    /** The same problem with a message for players. */
    Problem with(Message message) {
        return new Problem(status, String.valueOf(getMessage()), Optional.of(message), retryAfter);
    }

    /** Writes the problem as the answer. */
    void answer(Context context) {
        JsonObject body = Json.object()
                .put("type", "about:blank")
                .put("title", status.getMessage())
                .put("status", status.getCode())
                .put("detail", String.valueOf(getMessage()));
        why.ifPresent(message -> body.put("why", MessageJson.write(message)));
        retryAfter.ifPresent(time -> context.header("Retry-After", Long.toString(Math.max(1, time.toSeconds()))));
        context.status(status);
        context.header("Cache-Control", "no-store");
        context.contentType(TYPE);
        context.result(body.text());
    }

    /** The operator does not serve this caller for a while. */
    static Problem banned(Instant until) {
        return of(
                HttpStatus.FORBIDDEN,
                "the operator of this server does not serve you until " + until.truncatedTo(ChronoUnit.SECONDS),
                Message.of("table.refused.banned"));
    }
}
