package dev.halma.server.http;

import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * What is said where a request does not come as far as our own handlers: an address with {@code %zz} in it, one that is too
 * long, a line that is no HTTP. Jetty's own words would name its parts, and lack our headers.
 */
final class NoAnswer extends ErrorHandler {

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int status,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        response.setStatus(status);
        Content.Sink.write(response, true, page(status, response.getHeaders()), callback);
    }

    /** The page, whose headers are put where they belong. */
    private static String page(int status, HttpFields.Mutable headers) {
        Headers.forEveryone(headers);
        headers.put(HttpHeader.CACHE_CONTROL, "no-cache");
        headers.put(HttpHeader.CONTENT_TYPE, "text/html; charset=utf-8");
        return status < 500
                ? ErrorPage.text("Not understood", "This is no address that there could be.")
                : ErrorPage.text("Something went wrong", "The server could not answer.");
    }
}
