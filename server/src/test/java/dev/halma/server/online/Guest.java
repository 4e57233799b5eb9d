package dev.halma.server.online;

import dev.halma.server.services.Patience;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody at a server, with the cookie of a player or none. */
public final class Guest {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /** The last of what a watcher hears at first. */
    private static final Set<String> ANSWERS_TO_WATCH = Set.of("around", "no-such-table");

    private final Supplier<URI> server;
    private final Optional<String> cookie;
    private final String id;

    /** A table as its maker knows it. */
    public record Made(String table, String key) {}

    private Guest(Supplier<URI> server, Optional<String> cookie, String id) {
        this.server = server;
        this.cookie = cookie;
        this.id = id;
    }

    /** Somebody who only watches. */
    public static Guest stranger(Supplier<URI> server) {
        return new Guest(server, Optional.empty(), "");
    }

    public static Guest named(String name, Supplier<URI> server) {
        return stranger(server)
                .after("/api/me", JSON.createObjectNode().put("name", name).toString());
    }

    /** The same place with the cookie that the answer to a request brings. */
    public Guest after(String path, String body) {
        HttpResponse<String> answer = post(path, body);
        String given = answer.headers()
                .firstValue("Set-Cookie")
                .orElseThrow(() -> new AssertionError(answer.statusCode() + " " + answer.body()));
        String player = json(answer).path("player").path("id").asString();
        return new Guest(server, Optional.of(given.split(";", 2)[0]), player);
    }

    /** What others know this player by. */
    public String id() {
        return id;
    }

    // --- Requests ---

    public HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.get().resolve(path));
        cookie.ifPresent(value -> request.header("Cookie", value));
        return request;
    }

    public static HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return HTTP.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new AssertionError("no answer", e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public HttpResponse<String> get(String path) {
        return send(request(path));
    }

    public HttpResponse<String> post(String path, String body) {
        return send(request(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(body)));
    }

    public HttpResponse<String> delete(String path) {
        return send(request(path).DELETE());
    }

    public static JsonNode json(HttpResponse<String> answer) {
        return JSON.readTree(answer.body());
    }

    /** Makes a table. */
    public Made makes(String plan) {
        HttpResponse<String> answer = post("/api/tables", plan);
        if (answer.statusCode() != 201) throw new AssertionError(answer.statusCode() + " " + answer.body());
        return new Made(
                json(answer).path("table").asString(),
                json(answer).path("invitation").asString());
    }

    // --- Sockets ---

    /** Opens a socket. */
    public Wire connect() {
        return connect(Patience.LONG);
    }

    /** Opens a socket; fails if the server does not answer for so long. */
    public Wire connect(Duration patience) {
        Wire wire = new Wire();
        WebSocket.Builder builder = HTTP.newWebSocketBuilder().connectTimeout(patience);
        cookie.ifPresent(value -> builder.header("Cookie", value));
        URI address = URI.create("ws://" + server.get().getAuthority() + "/api/socket");
        wire.connected(builder.buildAsync(address, wire).join());
        return wire;
    }

    /** Opens a socket that watches a table, and waits until it does. */
    public AtTable watches(String table) {
        AtTable at = AtTable.watching(connect(), table, 0);
        at.wire()
                .seen(
                        "the table",
                        message -> ANSWERS_TO_WATCH.contains(message.path("say").asString()));
        return at;
    }
}
