package dev.halma.server.http.api;

import dev.halma.rules.message.Message;
import dev.halma.table.TableId;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;

/** Tables in the addresses of requests. */
final class Tables {

    private Tables() {}

    /** The id in the path, whose table may not exist; throws the problem if the text can't be an id. */
    static TableId id(Context request) {
        String text = request.pathParam("id");
        if (!TableId.isOne(text)) throw unknown();
        return new TableId(text);
    }

    static Problem unknown() {
        return Problem.of(HttpStatus.NOT_FOUND, "there is no such table", Message.of("table.refused.no-such-table"));
    }
}
