package example;

import dev.halma.engine.Engine;
import dev.halma.engine.level.Level;
import dev.halma.engine.level.LevelPlayer;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.notation.GameText;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Iterator;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Plays one game at an online table against whoever else asks for this variant, with the fourth of the engine's eight
 * levels: {@code TableBot http://localhost:8080 Hopper halma-8}. It needs what docs/bots.md explains, and no more.
 */
public final class TableBot {

    private static final JsonMapper JSON = JsonMapper.shared();

    private final HttpClient http = HttpClient.newHttpClient();
    private final LevelPlayer thinker = new LevelPlayer(Level.FROG, new Engine(16), System.nanoTime());
    private final URI server;
    private String token = "";

    private TableBot(URI server) {
        this.server = server;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        TableBot bot = new TableBot(URI.create(arguments[0]));
        bot.token = bot.post("/api/me/token", Map.of("program", true, "name", arguments[1]))
                .path("token")
                .asString();
        String me = bot.get("/api/me").at("/player/id").asString();
        String table = bot.post("/api/pairing", Map.of("variant", arguments[2], "house", "", "pace", "none"))
                .path("table")
                .asString();
        System.out.println("At table " + table);
        System.out.println("Over: " + bot.play(table, me));
    }

    /** Listens to the table, which shows the others that the bot is there, and moves whenever it is the bot's turn. */
    private String play(String table, String me) throws IOException, InterruptedException {
        HttpResponse<Stream<String>> events =
                http.send(request("/api/tables/" + table + "/events").build(), BodyHandlers.ofLines());
        try (Stream<String> lines = events.body()) {
            Iterator<String> line = lines.filter(text -> !text.isEmpty()).iterator();
            while (line.hasNext()) {
                JsonNode stand = JSON.readTree(line.next()).path("stand");
                String phase = stand.path("phase").asString("");
                if (phase.equals("over")) return game(table).outcome().result();
                if (phase.equals("playing")) moveIfAsked(table, me);
            }
        }
        throw new IOException("the server has stopped before the game was over");
    }

    private void moveIfAsked(String table, String me) throws IOException, InterruptedException {
        JsonNode now = get("/api/tables/" + table);
        String seat = now.at("/stand/toMove").asString();
        boolean isMine = now.at("/stand/chairs/" + seat + "/player").asString("").equals(me);
        Game game = GameText.parse(now.path("game").asString()).orThrow().game();
        if (!isMine || game.isOver()) return;
        String move = thinker.choose(game, Limits.nodes(10_000)).toString();
        Map<String, Object> play =
                Map.of("what", "play", "seat", seat, "text", move, "after", game.eventCount());
        // The same id for the same turn: a move that was sent twice is played once.
        post("/api/tables/" + table + "/commands", Map.of("id", "turn-" + game.eventCount(), "do", play));
    }

    private Game game(String table) throws IOException, InterruptedException {
        return GameText.parse(get("/api/tables/" + table).path("game").asString())
                .orThrow()
                .game();
    }

    private JsonNode get(String path) throws IOException, InterruptedException {
        return answer(request(path).build());
    }

    private JsonNode post(String path, Map<String, Object> body) throws IOException, InterruptedException {
        return answer(request(path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(JSON.writeValueAsString(body)))
                .build());
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    /** What the server answers. A move that is refused (409) was played already, or the game has gone on. */
    private JsonNode answer(HttpRequest request) throws IOException, InterruptedException {
        HttpResponse<String> answer = http.send(request, BodyHandlers.ofString());
        if (answer.statusCode() >= 300 && answer.statusCode() != 409) throw new IOException(answer.body());
        return JSON.readTree(answer.body());
    }
}
