package dev.halma.bench.attack;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A client of the server with an address and, mostly, a name. */
final class Person {

    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final URI server;
    private final String address;
    private final String cookie;

    private Person(URI server, String address, String cookie) {
        this.server = server;
        this.address = address;
        this.cookie = cookie;
    }

    /** A client without a name. */
    static Person stranger(URI server, String address) {
        return new Person(server, address, "");
    }

    /** A client with a name; a stranger where the server gives none. */
    static Person named(URI server, String address, String name) {
        Person stranger = stranger(server, address);
        HttpResponse<String> answer = stranger.post("/api/me", "{\"name\":\"" + name + "\"}");
        return answer.headers()
                .firstValue("Set-Cookie")
                .map(cookie -> new Person(server, address, cookie.split(";", 2)[0]))
                .orElse(stranger);
    }

    HttpResponse<String> get(String path) {
        return send(request(path));
    }

    HttpResponse<String> post(String path, String body) {
        return send(request(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(body)));
    }

    /** The status of an answer whose body is not kept. */
    int status(String path) {
        try {
            return HTTP.send(request(path).build(), BodyHandlers.discarding()).statusCode();
        } catch (IOException e) {
            return 0;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 0;
        }
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(server.resolve(path)).timeout(PATIENCE).header("X-Forwarded-For", address);
        return cookie.isEmpty() ? request : request.header("Cookie", cookie);
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return HTTP.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new IllegalStateException("no answer: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    /** Opens a socket whose messages are read. */
    CompletableFuture<WebSocket> connect(Consumer<String> heard) {
        return connect(new Reading(heard));
    }

    /** Opens a socket from which nothing is ever read. */
    CompletableFuture<WebSocket> connectDeaf() {
        return connect(new WebSocket.Listener() {
            @Override
            public void onOpen(WebSocket socket) {} // asks for no message
        });
    }

    private CompletableFuture<WebSocket> connect(WebSocket.Listener listener) {
        WebSocket.Builder builder =
                HTTP.newWebSocketBuilder().connectTimeout(PATIENCE).header("X-Forwarded-For", address);
        if (!cookie.isEmpty()) builder.header("Cookie", cookie);
        return builder.buildAsync(URI.create("ws://" + server.getAuthority() + "/api/socket"), listener);
    }

    /** Answers pings, and hands on everything else. */
    private static final class Reading implements WebSocket.Listener {

        private final Consumer<String> heard;
        private final StringBuilder partial = new StringBuilder();

        Reading(Consumer<String> heard) {
            this.heard = heard;
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean isLast) {
            socket.request(1);
            partial.append(data);
            if (!isLast) return null;
            String message = partial.toString();
            partial.setLength(0);
            if (message.startsWith("{\"say\":\"ping\"")) {
                CompletableFuture<?> unused = socket.sendText(message.replace("ping", "pong"), true);
            } else {
                heard.accept(message);
            }
            return null;
        }
    }
}
