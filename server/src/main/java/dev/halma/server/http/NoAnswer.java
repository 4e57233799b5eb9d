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
 * The error page for a request that does not reach our handlers: an address that is malformed or too long, or a line that
 * is not HTTP. Jetty's own page would name its classes and lack our headers.
 */
final class NoAnswer extends ErrorHandler {

    /** Answers every method with a page. Jetty does so only for some. */
    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }

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

    /** Returns the page and sets its headers. */
    private static String page(int status, HttpFields.Mutable headers) {
        Headers.forEveryone(headers);
        headers.put(HttpHeader.CACHE_CONTROL, "no-cache");
        headers.put(HttpHeader.CONTENT_TYPE, "text/html; charset=utf-8");
        boolean isTheirs = status < 500 || status == 501 || status == 505; // an unknown method or version of HTTP
        return isTheirs
                ? ErrorPage.text("Not understood", "This request can't be read.")
                : ErrorPage.text("Something went wrong", "The server could not answer.");
    }
}
