package dev.halma.server.http;

import io.javalin.http.Context;
import java.util.Map;
import org.eclipse.jetty.http.HttpFields;

/** The security headers of every response. Only our own files can run in the page. */
final class Headers {

    private static final String STRICT =
            "default-src 'none'; script-src 'self'%s; style-src 'self'; img-src 'self' data:;"
                    + " font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self';"
                    + " object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private static final String PAGE = STRICT.formatted("");

    /** TeaVM's loader of WebAssembly compiles functions from text. A worker has no page that this could harm. */
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

    /** A browser that has come over TLS does so for a year. */
    private static final String ALWAYS_TLS = "max-age=31536000";

    static void forEveryone(Context answer) {
        EVERYONE.forEach(answer::header);
        if (answer.req().isSecure()) answer.header("Strict-Transport-Security", ALWAYS_TLS);
    }

    /** For malformed requests, which Jetty answers itself. */
    static void forEveryone(HttpFields.Mutable answer) {
        EVERYONE.forEach(answer::put);
    }

    static void forWorker(Context answer) {
        answer.header("Content-Security-Policy", WORKER);
    }
}
