package dev.halma.bench.load;

import dev.halma.cli.online.Guest;
import dev.halma.cli.online.SocketLine;
import dev.halma.cli.shared.Refused;
import dev.halma.rules.notation.HouseText;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** An automated player: registers a name, creates tables and opens connections. */
final class Visitor {

    private static final String ALLOW = "\nA server under load must allow it, for example"
            + " `halma serve --requests-per-minute 1000000 --messages-per-second 100000"
            + " --sockets-per-address 100000`.";

    private static final String SOCKET = "/api/socket";
    private static final JsonMapper JSON = JsonMapper.shared();

    private static final int HTTP_OK = 200;
    private static final int HTTP_SERVER_ERROR = 500;
    private static final int ATTEMPTS = 5;
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final HttpClient http;
    private final HttpClient sockets;
    private final Servers servers;
    private final String token;

    private Visitor(HttpClient http, HttpClient sockets, Servers servers, String token) {
        this.http = http;
        this.sockets = sockets;
        this.servers = servers;
        this.token = token;
    }

    /** Registers a new player. */
    static Visitor named(String name, Servers servers, HttpClient http, HttpClient sockets) {
        URI server = servers.next();
        try {
            return new Visitor(http, sockets, servers, Guest.token(name, server, http));
        } catch (ConnectException e) {
            throw new Refused("No server answers at " + server + ".");
        } catch (IOException e) {
            throw new Refused(server + ": " + e.getMessage() + ALLOW);
        }
    }

    /** Creates a table where this player has seat A, and seat B is free. */
    Invitation makeTable(Script script) {
        var plan = JSON.createObjectNode()
                .put("variant", script.variant().id())
                .put("house", HouseText.text(script.variant()))
                .put("first", "A");
        var chairs = plan.putObject("chairs");
        chairs.putObject("A").put("kind", "me");
        chairs.putObject("B").put("kind", "invited");
        HttpResponse<String> answer = ask(
                "/api/tables",
                request -> request.header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(plan.toString())));
        return new Invitation(field(answer, "table"), field(answer, "invitation"));
    }

    record Invitation(String table, String key) {}

    /** The version of a table. */
    int version(String table) {
        HttpResponse<String> answer = ask("/api/tables/" + table, request -> request);
        if (answer.statusCode() != HTTP_OK) throw refused(answer);
        return JSON.readTree(answer.body()).path("version").intValue();
    }

    /** Tries one server after another, each a few times, until one answers: one may be dead or frozen. */
    private HttpResponse<String> ask(String path, UnaryOperator<HttpRequest.Builder> filled) {
        int attempts = ATTEMPTS * servers.count();
        while (true) {
            URI server = servers.next();
            HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path))
                    .timeout(PATIENCE)
                    .header("Authorization", "Bearer " + token);
            try {
                HttpResponse<String> answer = send(http, filled.apply(request).build());
                if (answer.statusCode() < HTTP_SERVER_ERROR || --attempts == 0) return answer;
            } catch (Refused e) {
                if (--attempts == 0) throw e;
            }
            servers.failed(server);
        }
    }

    /** Opens a connection to the next server. */
    SocketLine.Call call() {
        URI server = servers.next();
        return new SocketLine.Call() {
            @Override
            public CompletableFuture<WebSocket> connect(WebSocket.Listener listener) {
                return open(server, listener);
            }

            @Override
            public void failed() {
                servers.failed(server);
            }
        };
    }

    private CompletableFuture<WebSocket> open(URI server, WebSocket.Listener listener) {
        // http becomes ws, https becomes wss.
        URI address = URI.create(server.resolve(SOCKET).toString().replaceFirst("http", "ws"));
        return sockets.newWebSocketBuilder()
                .header("Authorization", "Bearer " + token)
                .buildAsync(address, listener);
    }

    private static String field(HttpResponse<String> answer, String name) {
        JsonNode value =
                answer.statusCode() < 300 ? JSON.readTree(answer.body()).path(name) : null;
        if (value == null || !value.isString()) throw refused(answer);
        return value.stringValue();
    }

    private static Refused refused(HttpResponse<String> answer) {
        return new Refused("The server answered with " + answer.statusCode() + ": " + answer.body() + ALLOW);
    }

    private static HttpResponse<String> send(HttpClient http, HttpRequest request) {
        try {
            return http.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new Refused("The server at " + request.uri() + " does not answer.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Refused("interrupted");
        }
    }
}
