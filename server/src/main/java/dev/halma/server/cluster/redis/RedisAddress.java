package dev.halma.server.cluster.redis;

import dev.halma.server.cluster.BusFailed;
import io.lettuce.core.RedisURI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The address of Redis, and how to sign in there. Its text contains neither user nor password. */
final class RedisAddress {

    private static final int USUAL_PORT = 6379;
    private static final int MOST_DATABASE = 1_000_000;
    private static final Pattern SCHEME = Pattern.compile("([A-Za-z][A-Za-z0-9+.-]*)://(.*)", Pattern.DOTALL);
    private static final Pattern PLACE =
            Pattern.compile("(?<host>[A-Za-z0-9._-]*|\\[[0-9A-Fa-f:.%]+])(?::(?<port>[^:/]*))?(?:/(?<database>.*))?");
    private static final String RIGHT =
            "; it has to look like redis://HOST:PORT or redis://USER:PASSWORD@HOST:PORT/DATABASE, with TLS rediss://...";

    private final RedisURI uri;

    private RedisAddress(RedisURI uri) {
        this.uri = uri;
    }

    /** Reads {@code redis://[user:password@]host[:port][/database]}; throws {@link BusFailed} if it is something else. */
    static RedisAddress parse(String text) {
        Matcher scheme = SCHEME.matcher(text);
        if (!scheme.matches()) throw wrong("the address of the bus does not begin with redis://");
        String kind = scheme.group(1);
        if (!kind.equals("redis") && !kind.equals("rediss"))
            throw wrong("the address of the bus begins with " + kind + "://");
        // The last @: passwords may contain others.
        int at = scheme.group(2).lastIndexOf('@');
        RedisURI.Builder uri = place(scheme.group(2).substring(at + 1)).withSsl(kind.equals("rediss"));
        if (at >= 0) signIn(uri, scheme.group(2).substring(0, at));
        return new RedisAddress(uri.build());
    }

    private static RedisURI.Builder place(String text) {
        Matcher place = PLACE.matcher(text);
        if (!place.matches()) throw wrong("the address of the bus has no host that can be read");
        String host = place.group("host").replaceAll("[\\[\\]]", "");
        if (host.isEmpty()) throw wrong("the address of the bus has no host");
        String port = place.group("port");
        String database = place.group("database");
        return RedisURI.Builder.redis(host)
                .withPort(port == null ? USUAL_PORT : number("port", port, 1, 65_535))
                .withDatabase(
                        database == null || database.isEmpty() ? 0 : number("database", database, 0, MOST_DATABASE));
    }

    private static int number(String what, String text, int least, int most) {
        if (text.matches("\\d{1,7}")) {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) return number;
        }
        throw wrong("the address of the bus has a " + what + " that is no number from " + least + " to " + most);
    }

    private static void signIn(RedisURI.Builder uri, String text) {
        int colon = text.indexOf(':');
        if (colon < 0) throw wrong("the address of the bus has a user without a password");
        String user = decoded(text.substring(0, colon));
        String password = decoded(text.substring(colon + 1));
        if (password.isEmpty()) throw wrong("the address of the bus has an empty password");
        if (user.isEmpty()) uri.withPassword(password.toCharArray());
        else uri.withAuthentication(user, password.toCharArray());
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            throw wrong("the user or password in the address of the bus has a % alone, which is written as %25");
        }
    }

    private static BusFailed wrong(String what) {
        return new BusFailed(what + RIGHT);
    }

    RedisURI uri() {
        return uri;
    }

    /**
     * The prefix of channel names. Redis publishes regardless of the database, so without it two installations with a
     * database each would get each other's messages.
     */
    String prefix() {
        return uri.getDatabase() == 0 ? "" : uri.getDatabase() + "/";
    }

    @Override
    public String toString() {
        return uri.getHost() + ":" + uri.getPort();
    }
}
