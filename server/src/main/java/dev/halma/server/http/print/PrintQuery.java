package dev.halma.server.http.print;

import dev.halma.i18n.Language;
import dev.halma.print.PrintRequest;
import dev.halma.rules.message.Message;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Map;

/** The request in an address. */
sealed interface PrintQuery {

    /** A well-formed request. Its sizes may still be refused. */
    record Asked(PrintRequest request) implements PrintQuery {}

    /** An address that is not a request. */
    record Unreadable(Language language, HttpStatus status, Message why) implements PrintQuery {}

    /**
     * Parses an address.
     *
     * @param variant its id
     * @param parameters the parameters after the question mark
     */
    static PrintQuery read(String variant, Map<String, List<String>> parameters) {
        return new QueryReader(variant, parameters).read();
    }
}
