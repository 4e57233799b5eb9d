package dev.halma.server.http.print;

import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import dev.halma.rules.message.Message;
import dev.halma.server.hash.Sha256;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Sends printed sheets and refusals. */
final class Answers {

    /** The same request gives the same bytes until the program changes. */
    private static final String FOR_AN_HOUR = "public, max-age=3600";

    private Answers() {}

    static void send(Context context, Language language, String type, byte[] bytes) {
        String tag = tag(bytes);
        context.header("Cache-Control", FOR_AN_HOUR);
        context.header("ETag", tag);
        if (isKnown(context.header("If-None-Match"), tag)) {
            context.status(HttpStatus.NOT_MODIFIED);
            return;
        }
        context.header("Content-Language", language.code());
        context.contentType(type);
        context.res().setContentLength(bytes.length);
        context.result(bytes);
    }

    /** Sends a refusal as plain text, which a person can read and a page can show. */
    static void refuse(Context context, Language language, HttpStatus status, Message why) {
        context.status(status);
        context.header("Cache-Control", "no-store");
        context.header("Content-Language", language.code());
        context.contentType("text/plain; charset=utf-8");
        context.result(Texts.of(language).text(why));
    }

    private static boolean isKnown(@Nullable String tags, String tag) {
        return tags != null
                && Arrays.stream(tags.split(",", -1))
                        .map(known -> known.strip().replaceFirst("^W/", ""))
                        .anyMatch(tag::equals);
    }

    private static String tag(byte[] bytes) {
        return "\"" + HexFormat.of().formatHex(Sha256.of(bytes), 0, 12) + "\"";
    }
}
