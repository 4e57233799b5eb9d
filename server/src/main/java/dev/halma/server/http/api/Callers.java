package dev.halma.server.http.api;

import dev.halma.server.http.Network;
import dev.halma.server.players.Bans;
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

    /** The name over TLS. Browsers take it only from this very host, so that no sister site can set it. */
    private static final String SECURE_COOKIE = "__Host-halma";

    private static final String BEARER = "Bearer ";
    private static final Duration KEPT = Duration.ofDays(400); // browsers keep nothing longer

    private final Identities identities;
    private final Bans bans;

    public Callers(Identities identities, Bans bans) {
        this.identities = identities;
        this.bans = bans;
    }

    public Optional<Player> player(Context request) {
        return secretOf(request).flatMap(identities::known);
    }

    /** The secret of a request: a program's token, or a browser's cookie. */
    Optional<String> secretOf(Context request) {
        String authorization = request.header("Authorization");
        boolean isToken = authorization != null && authorization.startsWith(BEARER);
        return isToken
                ? Optional.of(authorization.substring(BEARER.length()).strip())
                : Optional.ofNullable(secret(request));
    }

    /** The player of a request that manages them; throws the problem if its secret is for playing alone. */
    Player requireManager(Context request) {
        Player player = require(request);
        if (secretOf(request).filter(identities::mayManage).isPresent()) return player;
        throw Problem.of(HttpStatus.FORBIDDEN, "this token may play, and not manage the player");
    }

    /** The secret in the cookie. A cookie under the plain name may have been set over TLS by an earlier version. */
    private static @Nullable String secret(Context request) {
        String secret = request.req().isSecure() ? request.cookie(SECURE_COOKIE) : null;
        return secret == null ? request.cookie(COOKIE) : secret;
    }

    /** The player of a request; throws the problem if there is none, or if the operator has banned them. */
    Player require(Context request) {
        return player(request)
                .map(this::notBanned)
                .orElseThrow(() -> Problem.of(
                        HttpStatus.UNAUTHORIZED,
                        "choose a name first (POST /api/me), or send Authorization: Bearer TOKEN"));
    }

    private Player notBanned(Player player) {
        bans.of(player.id()).ifPresent(ban -> {
            throw Problem.banned(ban.until());
        });
        return player;
    }

    /** Throws the problem if the operator has banned the address, or the player. */
    public void requireServed(Context request) {
        bans.ofAddress(address(request)).ifPresent(ban -> {
            throw Problem.banned(ban.until());
        });
    }

    /** The player of a request that opens a socket; empty for a spectator. */
    public Optional<Player> visitor(Context request) {
        return player(request).map(this::notBanned);
    }

    /** Stores a secret in a cookie. Scripts can't read it, and no other site can send it. */
    static void keep(Context answer, String secret) {
        answer.cookie(cookie(answer, secret, (int) KEPT.toSeconds()));
    }

    /** Lets the browser keep the secret that it has sent for as long again. A program has no cookie. */
    static void renew(Context request) {
        String secret = secret(request);
        if (secret != null) keep(request, secret);
    }

    static void drop(Context answer) {
        answer.cookie(cookie(answer, "", 0));
        if (answer.req().isSecure()) answer.removeCookie(COOKIE, "/");
    }

    private static Cookie cookie(Context answer, String value, int seconds) {
        boolean isSecure = answer.req().isSecure();
        Cookie cookie = new Cookie(isSecure ? SECURE_COOKIE : COOKIE, value, "/", seconds);
        cookie.setHttpOnly(true);
        cookie.setSameSite(SameSite.STRICT);
        cookie.setSecure(isSecure);
        return cookie;
    }

    /** The text that limits count as one caller. */
    public static String address(Context request) {
        return network(request.ip());
    }

    /** The text that limits count an address by. */
    static String network(String ip) {
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
            URI from = URI.create(origin);
            String scheme = request.req().isSecure() ? "https" : "http";
            return scheme.equalsIgnoreCase(from.getScheme())
                    && from.getRawAuthority() != null
                    && from.getRawAuthority().equalsIgnoreCase(request.host());
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
