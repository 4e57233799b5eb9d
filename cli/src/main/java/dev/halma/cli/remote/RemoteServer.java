package dev.halma.cli.remote;

import dev.halma.rules.message.Message;
import dev.halma.table.Command;
import dev.halma.table.TableView;
import dev.halma.table.protocol.ClientJson;
import dev.halma.table.protocol.MessageJson;
import dev.halma.table.protocol.Reader;
import dev.halma.table.protocol.ViewJson;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A server as a client calls it: requests, streams of lines, and sockets. What fails for a while is an
 * {@link IOException}; the caller tries again later.
 */
public final class RemoteServer implements RemoteConnection.Opener {

    public static final JsonMapper JSON = JsonMapper.shared();

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final String ME = "/api/me";
    private static final String TOKEN = "/api/me/token";

    private final URI address;
    private final String token;
    private final Transport transport;

    /** An answer: its status, and its body. */
    public record Answer(int status, JsonNode body) {

        public boolean isGood() {
            return status < 300;
        }

        /** Why it was refused, in any language; nothing if the server has not said. */
        public Optional<Message> why() {
            JsonNode why = body.path("why");
            return why.has("key") ? Optional.of(MessageJson.parse(why.toString())) : Optional.empty();
        }

        /** The table that was asked for; nothing if there is none, or none that this program can read. */
        public Optional<TableView> table() {
            try {
                return isGood() ? Optional.of(ViewJson.parse(body.toString())) : Optional.empty();
            } catch (Reader.Wrong e) {
                return Optional.empty();
            }
        }

        /** Why it was refused, in English. */
        public String detail() {
            JsonNode facts = body.path("why").path("facts");
            String detail = body.path("detail").asString("");
            return facts.isEmpty() ? detail : detail + " " + facts;
        }
    }

    /** The server is overloaded, or has failed. */
    public static final class Busy extends IOException {

        private static final long serialVersionUID = 1;

        private final int status;

        Busy(int status) {
            super("the server answers with " + status);
            this.status = status;
        }

        public int status() {
            return status;
        }
    }

    /**
     * Connections that several servers and players may share.
     *
     * @param sockets makes the sockets
     * @param patience how long an answer may take
     */
    public record Transport(HttpClient http, HttpClient sockets, Duration patience) {

        /** For one player. */
        static Transport ofOne() {
            HttpClient http = client(PATIENCE).build();
            return new Transport(http, http, PATIENCE);
        }

        public static HttpClient.Builder client(Duration patience) {
            return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(patience);
        }
    }

    /** @param token empty for a client that has none yet */
    public RemoteServer(URI address, String token) {
        this(address, token, Transport.ofOne());
    }

    public RemoteServer(URI address, String token, Transport transport) {
        this.address = address;
        this.token = token;
        this.transport = transport;
    }

    public URI address() {
        return address;
    }

    /** Makes a new player with this name; returns the token that proves who it is. */
    public String register(String name) throws IOException {
        HttpResponse<String> made = send(json(ME, JSON.createObjectNode().put("name", name)), BodyHandlers.ofString());
        Answer answer = read(made);
        String cookie = made.headers()
                .firstValue("Set-Cookie")
                .map(text -> text.split(";", 2)[0])
                .orElseThrow(() -> unwelcome(answer));
        HttpRequest.Builder request = request(TOKEN)
                .header("Cookie", cookie)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"scope\":\"manage\"}")); // this terminal is the player's device
        return token(read(send(request, BodyHandlers.ofString())));
    }

    private static String token(Answer answer) throws IOException {
        String token = answer.isGood() ? answer.body().path("token").asString("") : "";
        if (token.isEmpty()) throw unwelcome(answer);
        return token;
    }

    private static IOException unwelcome(Answer answer) {
        return new IOException("the server answered with " + answer.status() + ": " + answer.detail());
    }

    public Answer get(String path) throws IOException {
        return read(send(request(path).timeout(transport.patience()), BodyHandlers.ofString()));
    }

    /** A table as it is now. */
    public TableView table(String id) throws IOException {
        Answer answer = get("/api/tables/" + id);
        return answer.table().orElseThrow(() -> new IOException("the table can't be read: " + answer.status()));
    }

    /** Asks something of a table. */
    public Answer ask(String table, String id, Command command) throws IOException {
        ObjectNode body = JSON.createObjectNode().put("id", id);
        body.set("do", JSON.readTree(ClientJson.text(command)));
        return post("/api/tables/" + table + "/commands", body);
    }

    public Answer post(String path, JsonNode body) throws IOException {
        return read(send(json(path, body), BodyHandlers.ofString()));
    }

    /** The lines of a stream, which end when the server stops. */
    public Lines lines(String path) throws IOException {
        HttpResponse<InputStream> answer = send(request(path), BodyHandlers.ofInputStream());
        if (answer.statusCode() != 200) {
            answer.body().close();
            throw new IOException("the server answers " + path + " with " + answer.statusCode());
        }
        return new Lines(answer.body());
    }

    /** Opens a socket, with the token. */
    @Override
    public CompletableFuture<WebSocket> open(WebSocket.Listener listener) {
        String scheme = "https".equals(address.getScheme()) ? "wss" : "ws";
        return transport
                .sockets()
                .newWebSocketBuilder()
                .header("Authorization", "Bearer " + token)
                .buildAsync(URI.create(scheme + "://" + address.getAuthority() + "/api/socket"), listener);
    }

    private HttpRequest.Builder json(String path, JsonNode body) {
        return request(path)
                .timeout(transport.patience())
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body.toString()));
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(address.resolve(path));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    private static Answer read(HttpResponse<String> answer) throws IOException {
        boolean isLater = answer.statusCode() == 429 || answer.statusCode() >= 500;
        if (isLater) throw new Busy(answer.statusCode());
        try {
            return new Answer(answer.statusCode(), JSON.readTree(answer.body().isEmpty() ? "{}" : answer.body()));
        } catch (JacksonException e) {
            throw new IOException("the server answers with something that is not JSON", e);
        }
    }

    private <T> HttpResponse<T> send(HttpRequest.Builder request, BodyHandler<T> body) throws IOException {
        try {
            return transport.http().send(request.build(), body);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted");
        }
    }
}
