package dev.halma.server.http;

import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.ForwardedRequestCustomizer;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/**
 * Requests through a reverse proxy. A client can write what it likes into these headers, and a proxy may only add to them,
 * so that of several addresses only the last is the proxy's own word.
 */
final class Proxied {

    private Proxied() {}

    static void configure(HttpConfiguration http) {
        http.addCustomizer((request, answer) -> trusted(request));
        http.addCustomizer(new ForwardedRequestCustomizer());
    }

    private static Request trusted(Request request) {
        HttpFields headers = request.getHeaders();
        HttpField addresses = headers.getField(HttpHeader.X_FORWARDED_FOR);
        HttpFields.Mutable believed = HttpFields.build(headers).remove(HttpHeader.FORWARDED);
        if (addresses != null) believed.put(HttpHeader.X_FORWARDED_FOR, last(headers));
        HttpFields fixed = believed.asImmutable();
        return new Request.Wrapper(request) {
            @Override
            public HttpFields getHeaders() {
                return fixed;
            }
        };
    }

    private static String last(HttpFields headers) {
        var all = headers.getCSV(HttpHeader.X_FORWARDED_FOR, false);
        return all.isEmpty() ? "" : all.get(all.size() - 1);
    }
}
