package dev.halma.server.http;

import io.javalin.http.Context;

/** What every answer tells the browser to refuse, so that nothing but our own files can run in the page. */
final class Headers {

    private static final String STRICT =
            "default-src 'none'; script-src 'self'%s; style-src 'self'; img-src 'self' data:;"
                    + " font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self';"
                    + " object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private static final String PAGE = STRICT.formatted("");

    /** The loader that TeaVM gives its WebAssembly makes functions out of texts; in a worker there is no page to harm. */
    private static final String WORKER = STRICT.formatted(" 'unsafe-eval'");

    private Headers() {}

    static void forEveryone(Context answer) {
        answer.header("Content-Security-Policy", PAGE);
        answer.header("X-Content-Type-Options", "nosniff");
        answer.header("Referrer-Policy", "no-referrer");
        answer.header("Cross-Origin-Opener-Policy", "same-origin");
        answer.header("Cross-Origin-Embedder-Policy", "require-corp");
        answer.header("Cross-Origin-Resource-Policy", "same-origin");
        answer.header("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
    }

    static void forWorker(Context answer) {
        answer.header("Content-Security-Policy", WORKER);
    }
}
