package dev.halma.server.online.attack;

import java.util.List;
import java.util.Random;

/** Requests as no browser sends them, as bytes on a line, from a seed. */
final class Requests {

    private static final List<String> METHODS =
            List.of("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "BREW", "get", "");

    private static final List<String> PATHS = List.of(
            "/api/me",
            "/api/me/code",
            "/api/me/claim",
            "/api/me/token",
            "/api/me/tables",
            "/api/tables",
            "/api/pairing",
            "/api/tables/nowhere",
            "/api/tables/nowhere/game.hgn",
            "/api/socket",
            "/api/",
            "/api",
            "/api/../x",
            "/api/%2e%2e/x",
            "/api/tables/%00",
            "/api/tables/%F0%9F%98%80",
            "/api/tables/" + "x".repeat(300),
            "/api/tables/a;b=c",
            "/api//me",
            "/api/me?x=%zz",
            "/",
            "/index.html",
            "//",
            "*",
            "http://evil.example/api/me",
            "/api/tables/{id}",
            "/api/me/");

    private static final List<String> HEADERS = List.of(
            "Cookie: halma=x",
            "Cookie: halma=" + "a".repeat(3000),
            "Cookie: halma=\"; $Version=1",
            "Cookie: ;;;===",
            "Authorization: Bearer x.y",
            "Authorization: Bearer " + "é".repeat(20),
            "Authorization: Bearer",
            "Origin: https://evil.example",
            "Origin: null",
            "Origin: ::::",
            "X-Forwarded-For: 1.2.3.4",
            "Forwarded: for=\"_x\"",
            "Content-Type: application/json",
            "Content-Type: application/json; charset=nonsense",
            "Content-Type: /",
            "Accept: */*",
            "Accept-Encoding: br;q=x",
            "If-None-Match: \"",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: x",
            "Expect: 100-continue",
            "X-Big: " + "b".repeat(12_000),
            "No colon here",
            ": empty",
            "Transfer-Encoding: chunked",
            "Range: bytes=0-1",
            "Content-Length: -1");

    private static final List<String> BODIES = List.of(
            "",
            "{}",
            "{",
            "[]",
            "null",
            "{\"name\":1}",
            "{\"name\":\"\"}",
            "{\"name\":\"Ada\",\"name\":\"Bo\"}",
            "{\"code\":null}",
            "{\"variant\":\"chinese-2\"}",
            "{\"variant\":\"nothing\"}",
            "[".repeat(5000),
            "x".repeat(20_000),
            "\u0000\u0001",
            "{\"variant\":\"chinese-2\",\"chairs\":{}}",
            "{\"variant\":\"chinese-2\",\"house\":\"camps=99999999999\"}",
            "{\"variant\":\"chinese-2\",\"first\":\"Z\",\"chairs\":{\"A\":{\"kind\":\"person\",\"player\":\"x\"},\"B\":{\"kind\":\"me\"}}}",
            "{\"variant\":\"chinese-2\",\"pace\":\"move:99999\",\"chairs\":{\"A\":{\"kind\":\"me\"},\"B\":{\"kind\":\"me\"}}}");

    private final Random random;

    Requests(long seed) {
        this.random = new Random(seed);
    }

    String next() {
        String body = pick(BODIES);
        StringBuilder request = new StringBuilder()
                .append(pick(METHODS))
                .append(' ')
                .append(pick(PATHS))
                .append(random.nextInt(20) == 0 ? " HTTP/0.9" : " HTTP/1.1")
                .append("\r\nHost: localhost\r\nConnection: close\r\n");
        for (int i = random.nextInt(4); i > 0; i--)
            request.append(pick(HEADERS)).append("\r\n");
        if (random.nextBoolean()) request.append("Content-Type: application/json\r\n");
        if (!body.isEmpty())
            request.append("Content-Length: ").append(body.length()).append("\r\n");
        return request.append("\r\n").append(body).toString();
    }

    private String pick(List<String> from) {
        return from.get(random.nextInt(from.size()));
    }
}
