package dev.halma.release;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonView;
import dev.halma.cli.Main;
import dev.halma.engine.Engine;
import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import dev.halma.rules.game.Game;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.variant.Seat;
import dev.halma.server.HalmaServer;
import dev.halma.server.Settings;
import dev.halma.testkit.ShortLived;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The programs in docs/examples, compiled against the libraries that their pom names, and run. */
class ExamplesTest {

    private static final Path SOURCES = Ran.ROOT.resolve("docs/examples/src/main/java/example");

    /** One class of each library. */
    private static final List<Class<?>> LIBRARIES =
            List.of(Game.class, Engine.class, JsonMapper.class, JsonParser.class, JsonView.class);

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private static Path classes;

    @BeforeAll
    static void compile() throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
                Stream<Path> sources = Files.list(SOURCES)) {
            List<String> options = List.of("--release", "21", "-cp", libraries(), "-d", classes.toString());
            boolean isGood = compiler.getTask(
                            said, files, null, options, null, files.getJavaFileObjectsFromPaths(sources.toList()))
                    .call();
            assertThat(isGood).as(said.toString()).isTrue();
        }
    }

    private static String libraries() {
        return LIBRARIES.stream().map(ExamplesTest::place).collect(Collectors.joining(File.pathSeparator));
    }

    /** The jar or the folder that a class comes from. */
    private static String place(Class<?> one) {
        try {
            return Path.of(one.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<String> example(String name, String... arguments) {
        return ShortLived.javaWith(classes + File.pathSeparator + libraries(), "example." + name, arguments);
    }

    @Test
    void theRandomPlayerPlaysAWholeGame(@TempDir Path folder) throws IOException, InterruptedException {
        String output = Ran.good(folder, example("RandomPlayer", "halma-8", "7"));
        assertThat(output).startsWith(" 8 ").contains("   a b c d e f g h\nhalma-8, turn ");
        String file = output.substring(output.indexOf("[Variant"));
        assertThat(GameText.parse(file).orThrow().game().isOver()).isTrue();
    }

    @Test
    void theEngineInSixtyLinesPlaysAMatch(@TempDir Path folder) throws IOException {
        assertThat(Files.readAllLines(SOURCES.resolve("SixtyLines.java"))).hasSizeLessThanOrEqualTo(60);
        String engine = "ugi:'" + String.join("' '", example("SixtyLines")) + "'";
        StringWriter out = new StringWriter();
        int code = Main.commandLine(
                        InputStream.nullInputStream(),
                        new PrintWriter(out),
                        new PrintWriter(out),
                        Texts.of(Language.EN))
                .execute(
                        "match",
                        "halma-8",
                        engine,
                        "random",
                        "--games",
                        "2",
                        "-o",
                        folder.toString(),
                        "--forfeit-after",
                        "120"); // the machine may be a slow one
        assertThat(out.toString()).contains("2 games: home 2", "100.0");
        assertThat(code).isZero();
        assertThat(folder.resolve("game-0001.hgn")).content().doesNotContain("Forfeit");
    }

    /** An opponent that asks for the same game and resigns after the bot's first move. */
    @Test
    void theBotPlaysAtAnOnlineTable(@TempDir Path folder) throws Exception {
        try (HalmaServer server = HalmaServer.start(Settings.usual("localhost", 0, folder))) {
            String address = "http://localhost:" + server.port();
            Ann ann = new Ann(URI.create(address));
            String table = ann.asksForAGame();
            CompletableFuture<String> output = new CompletableFuture<>();
            Thread.ofVirtual().start(() -> {
                try {
                    output.complete(Ran.good(folder, example("TableBot", address, "Hopper", "halma-8")));
                } catch (IOException | InterruptedException | AssertionError e) {
                    output.completeExceptionally(e);
                }
            });
            String bot = ann.losesAfterTheFirstMove(table).name();
            assertThat(output.get()).isEqualTo("At table " + table + "\nOver: " + bot + "\n");
        }
    }

    /** A player who speaks HTTP. */
    private static final class Ann {

        private static final JsonMapper JSON = JsonMapper.shared();

        private final HttpClient http = HttpClient.newHttpClient();
        private final URI server;
        private final String token;
        private final String me;

        private Ann(URI server) throws IOException, InterruptedException {
            this.server = server;
            JsonNode given = post("/api/me/token", "", "{\"program\":true,\"name\":\"Ann\"}");
            this.token = given.path("token").asString();
            this.me = get("/api/me").at("/player/id").asString();
        }

        private String asksForAGame() throws IOException, InterruptedException {
            String wish = "{\"variant\":\"halma-8\",\"house\":\"\",\"pace\":\"none\"}";
            return post("/api/pairing", token, wish).path("table").asString();
        }

        /** Returns the seat of the other player, who has moved by then. */
        private Seat losesAfterTheFirstMove(String table) throws IOException, InterruptedException {
            String path = "/api/tables/" + table;
            try (Stream<String> events = http.send(
                            request(path + "/events", token).build(), BodyHandlers.ofLines())
                    .body()) {
                Iterator<String> lines = events.iterator();
                while (lines.hasNext()) {
                    if (!lines.next().contains("\"phase\":\"playing\"")) continue;
                    JsonNode now = get(path);
                    String seat = now.at("/stand/toMove").asString();
                    if (!now.at("/stand/chairs/" + seat + "/player")
                            .asString("")
                            .equals(me)) continue;
                    Game game = GameText.parse(now.path("game").asString())
                            .orThrow()
                            .game();
                    boolean isFirst = game.eventCount() == 0;
                    String text = isFirst ? game.legalMoves().getFirst().toString() : "resign";
                    post(path + "/commands", token, """
                            {"id":"turn%d","do":{"what":"play","seat":"%s","text":"%s","after":%d}}""".formatted(game.eventCount(), seat, text, game.eventCount()));
                    if (!isFirst) return seat.equals("A") ? Seat.B : Seat.A;
                }
            }
            throw new AssertionError("the server has stopped");
        }

        private JsonNode get(String path) throws IOException, InterruptedException {
            return answer(request(path, token));
        }

        private JsonNode post(String path, String as, String body) throws IOException, InterruptedException {
            return answer(
                    request(path, as).header("Content-Type", "application/json").POST(BodyPublishers.ofString(body)));
        }

        private HttpRequest.Builder request(String path, String as) {
            HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path));
            return as.isEmpty() ? request : request.header("Authorization", "Bearer " + as);
        }

        private JsonNode answer(HttpRequest.Builder request) throws IOException, InterruptedException {
            HttpResponse<String> answer = http.send(request.build(), BodyHandlers.ofString());
            assertThat(answer.statusCode()).as(answer.body()).isLessThan(300);
            return JSON.readTree(answer.body());
        }
    }
}
