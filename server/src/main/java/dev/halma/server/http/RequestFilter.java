package dev.halma.server.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Set;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/** Filters requests before they reach the routes, which would keep memory for some of them. */
final class RequestFilter {

    /** Javalin remembers every method that it meets, for ever. */
    private static final Set<String> METHODS =
            Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT");

    private RequestFilter() {}

    static void configure(HttpConfiguration http) {
        http.addCustomizer((request, answer) -> plain(known(request)));
    }

    /** Refuses every device that is in no private network. */
    static void keepToTheNetwork(HttpConfiguration http) {
        http.addCustomizer((request, answer) -> {
            if (isNear(Request.getRemoteAddr(request))) return request;
            throw new HttpException.RuntimeException(HttpStatus.FORBIDDEN_403);
        });
    }

    /** @param address as numbers; no name is looked up */
    static boolean isNear(String address) {
        try {
            InetAddress remote = InetAddress.getByName(address);
            boolean isUniqueLocal = (remote.getAddress()[0] & 0xfe) == 0xfc && remote.getAddress().length == 16;
            return remote.isLoopbackAddress()
                    || remote.isSiteLocalAddress()
                    || remote.isLinkLocalAddress()
                    || isUniqueLocal;
        } catch (UnknownHostException e) {
            return false;
        }
    }

    private static Request known(Request request) {
        if (METHODS.contains(request.getMethod())) return request;
        throw new HttpException.RuntimeException(HttpStatus.NOT_IMPLEMENTED_501);
    }

    /** Compression takes some 150 KB for each WebSocket, outside of Java's heap, to shorten messages that are short. */
    private static Request plain(Request request) {
        HttpFields headers = request.getHeaders();
        if (!headers.contains(HttpHeader.SEC_WEBSOCKET_EXTENSIONS)) return request;
        HttpFields plain = HttpFields.build(headers)
                .remove(HttpHeader.SEC_WEBSOCKET_EXTENSIONS)
                .asImmutable();
        return new Request.Wrapper(request) {
            @Override
            public HttpFields getHeaders() {
                return plain;
            }
        };
    }
}
