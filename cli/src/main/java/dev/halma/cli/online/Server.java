package dev.halma.cli.online;

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
import java.time.Duration;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A server as a program calls it. What fails for a while is an {@link IOException}; the caller tries again later. */
public final class Server {

    public static final JsonMapper JSON = JsonMapper.shared();

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(PATIENCE)
            .build();
    private final URI address;
    private final String token;

    /** An answer: its status, and its body. */
    public record Answer(int status, JsonNode body) {

        public boolean isGood() {
            return status < 300;
        }

        /** Why it was refused, in any language; nothing if the server has not said. */
        public Optional<Message> why() {
            JsonNode why = body.path("why");
            return why.has("key") ? Optional.of(MessageJson.read(why)) : Optional.empty();
        }

        /** The table that was asked for; nothing if there is none, or none that this program can read. */
        public Optional<TableView> table() {
            try {
                return isGood() ? Optional.of(ViewJson.parse(body)) : Optional.empty();
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

    /** @param token empty for a client that has none yet */
    public Server(URI address, String token) {
        this.address = address;
        this.token = token;
    }

    public Answer get(String path) throws IOException {
        return read(send(request(path).timeout(PATIENCE), BodyHandlers.ofString()));
    }

    /** A table as it is now. */
    public TableView table(String id) throws IOException {
        Answer answer = get("/api/tables/" + id);
        return answer.table().orElseThrow(() -> new IOException("the table can't be read: " + answer.status()));
    }

    /** Asks something of a table. */
    public Answer ask(String table, String id, Command command) throws IOException {
        ObjectNode body = JSON.createObjectNode().put("id", id);
        body.set("do", ClientJson.write(command));
        return post("/api/tables/" + table + "/commands", body);
    }

    public Answer post(String path, JsonNode body) throws IOException {
        return read(send(
                request(path)
                        .timeout(PATIENCE)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body.toString())),
                BodyHandlers.ofString()));
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
            return http.send(request.build(), body);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted");
        }
    }
}
