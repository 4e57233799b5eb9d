package dev.halma.server.http;

import io.javalin.http.Context;
import java.util.Map;
import org.eclipse.jetty.http.HttpFields;

/** What every answer tells the browser to refuse, so that nothing but our own files can run in the page. */
final class Headers {

    private static final String STRICT =
            "default-src 'none'; script-src 'self'%s; style-src 'self'; img-src 'self' data:;"
                    + " font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self';"
                    + " object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private static final String PAGE = STRICT.formatted("");

    /** The loader that TeaVM gives its WebAssembly makes functions out of texts; in a worker there is no page to harm. */
    private static final String WORKER = STRICT.formatted(" 'unsafe-eval'");

    private static final Map<String, String> EVERYONE = Map.of(
            "Content-Security-Policy", PAGE,
            "X-Content-Type-Options", "nosniff",
            "Referrer-Policy", "no-referrer",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Embedder-Policy", "require-corp",
            "Cross-Origin-Resource-Policy", "same-origin",
            "Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");

    private Headers() {}

    static void forEveryone(Context answer) {
        EVERYONE.forEach(answer::header);
    }

    /** Those who ask for something that is no address at all hear from Jetty itself. */
    static void forEveryone(HttpFields.Mutable answer) {
        EVERYONE.forEach(answer::put);
    }

    static void forWorker(Context answer) {
        answer.header("Content-Security-Policy", WORKER);
    }
}
