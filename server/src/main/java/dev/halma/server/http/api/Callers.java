package dev.halma.server.http.api;

import dev.halma.server.http.Network;
import dev.halma.server.players.Identities;
import dev.halma.table.Player;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.HttpStatus;
import io.javalin.http.SameSite;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the player of a request: a browser by its cookie, or a program by its token. */
public final class Callers {

    private static final String COOKIE = "halma";
    private static final String BEARER = "Bearer ";
    private static final Duration KEPT = Duration.ofDays(400); // browsers keep nothing longer

    private final Identities identities;

    public Callers(Identities identities) {
        this.identities = identities;
    }

    public Optional<Player> player(Context request) {
        return player(request.header("Authorization"), request.cookie(COOKIE));
    }

    private Optional<Player> player(@Nullable String authorization, @Nullable String cookie) {
        if (authorization != null && authorization.startsWith(BEARER)) {
            return identities.known(authorization.substring(BEARER.length()).strip());
        }
        return cookie == null ? Optional.empty() : identities.known(cookie);
    }

    /** The player of a request; throws the problem if there is none. */
    Player require(Context request) {
        return player(request)
                .orElseThrow(() -> Problem.of(
                        HttpStatus.UNAUTHORIZED,
                        "choose a name first (POST /api/me), or send Authorization: Bearer TOKEN"));
    }

    /** Stores a secret in a cookie. Scripts can't read it, and no other site can send it. */
    static void keep(Context answer, String secret) {
        answer.cookie(cookie(answer, secret, (int) KEPT.toSeconds()));
    }

    /** Lets the browser keep the secret that it has sent for as long again. A program has no cookie. */
    static void renew(Context request) {
        String secret = request.cookie(COOKIE);
        if (secret != null) keep(request, secret);
    }

    static void drop(Context answer) {
        answer.cookie(cookie(answer, "", 0));
    }

    private static Cookie cookie(Context answer, String value, int seconds) {
        Cookie cookie = new Cookie(COOKIE, value, "/", seconds);
        cookie.setHttpOnly(true);
        cookie.setSameSite(SameSite.STRICT);
        cookie.setSecure(answer.req().isSecure());
        return cookie;
    }

    /** The text that limits count as one caller. */
    public static String address(Context request) {
        String ip = request.ip();
        if (ip.indexOf(':') < 0) return ip;
        try {
            return Network.of(InetAddress.getByName(ip)); // a number, so no name server is asked
        } catch (UnknownHostException e) {
            return ip;
        }
    }

    /** Refuses a request that another site's page has made. Programs send no origin. */
    public static void requireOwnOrigin(Context request) {
        String origin = request.header("Origin");
        if (origin == null || isOwn(origin, request)) return;
        throw Problem.of(HttpStatus.FORBIDDEN, "only pages of this server may ask this; the request came from another");
    }

    private static boolean isOwn(String origin, Context request) {
        try {
            String host = URI.create(origin).getRawAuthority();
            return host != null && host.equalsIgnoreCase(request.host());
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
