package dev.halma.bench.load;

import dev.halma.cli.remote.RemoteConnection;
import dev.halma.cli.remote.RemoteServer;
import dev.halma.cli.shared.Refused;
import dev.halma.rules.notation.HouseText;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import tools.jackson.databind.JsonNode;

/** An automated player: registers a name, creates tables and opens connections. */
final class Visitor {

    private static final String ALLOW = "\nA server under load must allow it, for example"
            + " `halma serve --requests-per-minute 1000000 --messages-per-second 100000"
            + " --sockets-per-address 100000 --games-of-a-person 100000`.";

    private static final int ATTEMPTS = 5;

    private final RemoteServer.Transport transport;
    private final Servers servers;
    private final String token;

    private Visitor(RemoteServer.Transport transport, Servers servers, String token) {
        this.transport = transport;
        this.servers = servers;
        this.token = token;
    }

    /** Registers a new player. */
    static Visitor named(String name, Servers servers, RemoteServer.Transport transport) {
        URI server = servers.next();
        try {
            String token = new RemoteServer(server, "", transport).register(name);
            return new Visitor(transport, servers, token);
        } catch (ConnectException e) {
            throw new Refused("No server answers at " + server + ".");
        } catch (IOException e) {
            throw new Refused(server + ": " + e.getMessage() + ALLOW);
        }
    }

    /** Creates a table where this player has seat A, and seat B is free. */
    Invitation makeTable(Script script) {
        var plan = RemoteServer.JSON
                .createObjectNode()
                .put("variant", script.variant().id())
                .put("house", HouseText.text(script.variant()))
                .put("first", "A");
        var chairs = plan.putObject("chairs");
        chairs.putObject("A").put("kind", "me");
        chairs.putObject("B").put("kind", "invited");
        JsonNode made = ask(server -> server.post("/api/tables", plan));
        return new Invitation(
                made.path("table").stringValue(), made.path("invitation").stringValue());
    }

    record Invitation(String table, String key) {}

    /** The version of a table. */
    int version(String table) {
        return ask(server -> server.get("/api/tables/" + table)).path("version").intValue();
    }

    private interface Question {
        RemoteServer.Answer ask(RemoteServer server) throws IOException;
    }

    /** Tries one server after another, each a few times, until one answers: one may be dead or frozen. */
    private JsonNode ask(Question question) {
        int attempts = ATTEMPTS * servers.count();
        while (true) {
            RemoteServer server = next();
            try {
                RemoteServer.Answer answer = question.ask(server);
                if (answer.isGood()) return answer.body();
                throw new Refused("The server answered with " + answer.status() + ": " + answer.detail() + ALLOW);
            } catch (IOException e) {
                if (--attempts == 0) throw new Refused("The server at " + server.address() + " does not answer.");
            }
            servers.failed(server.address());
        }
    }

    private RemoteServer next() {
        return new RemoteServer(servers.next(), token, transport);
    }

    /** Opens a connection to the next server. */
    RemoteConnection connection(RemoteConnection.Client client) {
        return new RemoteConnection(this::opener, RemoteConnection.Patience.LITTLE, client);
    }

    private RemoteConnection.Opener opener() {
        RemoteServer server = next();
        return new RemoteConnection.Opener() {
            @Override
            public CompletableFuture<WebSocket> open(WebSocket.Listener listener) {
                return server.open(listener);
            }

            @Override
            public void failed() {
                servers.failed(server.address());
            }
        };
    }
}
