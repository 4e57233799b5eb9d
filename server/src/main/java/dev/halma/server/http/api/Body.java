package dev.halma.server.http.api;

import dev.halma.table.json.Json;
import dev.halma.table.protocol.Reader;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Bodies of requests and answers. */
final class Body {

    /** Converts a JSON object. */
    interface Use<T> {
        T of(Reader in) throws Reader.Wrong;
    }

    private Body() {}

    /** Reads the body; throws the problem if it is malformed. */
    static <T> T read(Context request, Use<T> use) {
        String type = request.header("Content-Type"); // not contentType(), which stumbles over unknown charsets
        if (type == null || !type.toLowerCase(Locale.ROOT).startsWith("application/json")) {
            throw Problem.of(HttpStatus.UNSUPPORTED_MEDIA_TYPE, "send Content-Type: application/json");
        }
        try {
            return use.of(Reader.of(new String(request.bodyAsBytes(), StandardCharsets.UTF_8)));
        } catch (Reader.Wrong e) {
            throw Problem.of(HttpStatus.BAD_REQUEST, String.valueOf(e.getMessage()));
        }
    }

    static void answer(Context answer, HttpStatus status, Json body) {
        answer.status(status);
        answer.header("Cache-Control", "no-store");
        answer.contentType("application/json");
        answer.result(body.text());
    }
}
