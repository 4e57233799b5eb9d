package dev.halma.server.http;

import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.ForwardedRequestCustomizer;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/**
 * Requests through a reverse proxy. A client can forge these headers, and a proxy may only append to them. So of
 * several addresses only the last one is trusted, and of all other values only the scheme.
 */
final class Proxied {

    private Proxied() {}

    static void configure(HttpConfiguration http) {
        http.addCustomizer((request, answer) -> trusted(request));
        ForwardedRequestCustomizer forwarded = new ForwardedRequestCustomizer();
        forwarded.setForwardedHeader(""); // proxies that write X-Forwarded-For pass on a client's own Forwarded
        forwarded.setForwardedHostHeader(""); // the proxy sends the browser's Host, and passes on this one unseen
        forwarded.setForwardedServerHeader("");
        forwarded.setForwardedPortHeader("");
        forwarded.setForwardedHttpsHeader("");
        forwarded.setForwardedCipherSuiteHeader("");
        forwarded.setForwardedSslSessionIdHeader("");
        http.addCustomizer(forwarded);
    }

    private static Request trusted(Request request) {
        HttpFields headers = request.getHeaders();
        if (!headers.contains(HttpHeader.X_FORWARDED_FOR)) return request;
        HttpFields fixed = HttpFields.build(headers)
                .put(HttpHeader.X_FORWARDED_FOR, last(headers))
                .asImmutable();
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
