package dev.halma.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Serves the files of the page. */
public final class PageHandler implements Handler {

    private static final String FOREVER = "public, max-age=31536000, immutable";
    private static final String ASK_AGAIN = "no-cache";

    private final Page page;

    private PageHandler(Page page) {
        this.page = page;
    }

    /** Serves all addresses that no other route serves. Call it last. */
    public static void add(RoutesConfig routes) {
        PageHandler handler = new PageHandler(Page.load());
        routes.get("/*", handler);
        routes.head("/*", handler);
    }

    @Override
    public void handle(Context context) {
        page.at(context.path()).ifPresentOrElse(file -> answer(context, file), () -> notFound(context));
    }

    private void answer(Context context, PageFile file) {
        if (file.isWorker()) Headers.forWorker(context);
        context.header("Cache-Control", file.isForever() ? FOREVER : ASK_AGAIN);
        context.header("ETag", file.tag());
        context.header("Vary", "Accept-Encoding");
        if (isKnown(context.header("If-None-Match"), file)) {
            context.status(HttpStatus.NOT_MODIFIED);
            return;
        }
        context.contentType(file.type().orElse("application/octet-stream"));
        Optional<Encodings> encoding = Encodings.best(context.header("Accept-Encoding"), file.endings());
        encoding.ifPresent(chosen -> context.header("Content-Encoding", chosen.token()));
        byte[] bytes = encoding.map(chosen -> page.bytes(file, chosen.ending())).orElseGet(() -> page.bytes(file));
        context.res().setContentLength(bytes.length);
        context.result(bytes);
    }

    private static boolean isKnown(@Nullable String tags, PageFile file) {
        return tags != null
                && Arrays.stream(tags.split(",", -1))
                        .anyMatch(tag -> tag.strip().equals(file.tag()));
    }

    static void notFound(Context context) {
        context.status(HttpStatus.NOT_FOUND);
        context.header("Cache-Control", ASK_AGAIN);
        context.contentType("text/html; charset=utf-8");
        context.result(ErrorPage.text("Not found", "There is nothing at this address."));
    }
}
