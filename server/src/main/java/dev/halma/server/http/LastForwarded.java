package dev.halma.server.http;

import java.util.List;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.ForwardedRequestCustomizer;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/**
 * Believes what the reverse proxy itself has added to the {@code X-Forwarded} headers, which comes last. What comes before
 * it, anybody can have sent to escape the limits of their own address. The header {@code Forwarded} is not believed at
 * all, because a proxy that does not know it passes it on.
 */
final class LastForwarded implements HttpConfiguration.Customizer {

    private static final List<String> HEADERS =
            List.of("X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-Port");

    private final ForwardedRequestCustomizer forwarded = new ForwardedRequestCustomizer();

    LastForwarded() {
        forwarded.setForwardedHeader(null);
    }

    @Override
    public Request customize(Request request, HttpFields.Mutable answer) {
        HttpFields.Mutable headers = HttpFields.build(request.getHeaders());
        for (String header : HEADERS) {
            List<String> values = headers.getCSV(header, false);
            if (values.size() > 1) headers.put(header, values.getLast());
        }
        HttpFields last = headers.asImmutable();
        return forwarded.customize(
                new Request.Wrapper(request) {
                    @Override
                    public HttpFields getHeaders() {
                        return last;
                    }
                },
                answer);
    }
}
