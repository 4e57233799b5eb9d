package dev.halma.server.print;

import dev.halma.i18n.Language;
import dev.halma.print.request.PrintRequest;
import dev.halma.rules.told.Told;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Map;

/** What an address asks for. */
sealed interface PrintQuery {

    /** Something that may be printed, unless its measures don't fit. */
    record Asked(PrintRequest request) implements PrintQuery {}

    /** An address that asks for nothing we know. */
    record Unreadable(Language language, HttpStatus status, Told why) implements PrintQuery {}

    /**
     * Reads an address.
     *
     * @param variant its id
     * @param parameters what comes after the question mark
     */
    static PrintQuery read(String variant, Map<String, List<String>> parameters) {
        return new QueryReader(variant, parameters).read();
    }
}
