package dev.halma.server.store.postgres;

import dev.halma.server.store.StoreFailed;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Where a database is, as people write it: {@code postgresql://USER:PASSWORD@HOST:PORT/NAME?OPTION=VALUE}.
 *
 * @param url for the driver, without the password
 */
record PostgresAddress(
        String url, @Nullable String user, @Nullable String password) {

    private static final Pattern FORM =
            Pattern.compile("postgres(?:ql)?://(?:([^:@/]*)(?::([^@/]*))?@)?([^@/?#]+)/([^/?#]+)(?:\\?([^#]*))?");

    static PostgresAddress of(String text) {
        Matcher parts = FORM.matcher(text);
        if (!parts.matches()) {
            throw new StoreFailed("The address of the store is not understood. Write it like"
                    + " postgresql://USER:PASSWORD@HOST:5432/NAME, with %40 for an @ and %2F for a / in a password.");
        }
        String options = parts.group(5);
        String url =
                "jdbc:postgresql://" + parts.group(3) + "/" + parts.group(4) + (options == null ? "" : "?" + options);
        return new PostgresAddress(url, plain(parts.group(1)), plain(parts.group(2)));
    }

    private static @Nullable String plain(@Nullable String text) {
        // A plus sign is a plus sign here; only forms on web pages mean a space by it.
        return text == null ? null : URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    Properties properties() {
        Properties properties = new Properties();
        if (user != null) properties.setProperty("user", user);
        if (password != null) properties.setProperty("password", password);
        return properties;
    }

    /** The address as it may be shown. */
    @Override
    public String toString() {
        return url.substring("jdbc:".length()).replaceFirst("\\?.*", "");
    }
}
