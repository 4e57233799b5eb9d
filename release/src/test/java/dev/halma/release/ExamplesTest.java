package dev.halma.release;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonView;
import dev.halma.cli.Main;
import dev.halma.engine.Engine;
import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import dev.halma.rules.game.Game;
import dev.halma.rules.notation.GameText;
import dev.halma.server.HalmaServer;
import dev.halma.server.Settings;
import dev.halma.testkit.ShortLived;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    @Test
    void twoBotsMeetAtAnOnlineTable(@TempDir Path folder) throws Exception {
        try (HalmaServer server = HalmaServer.start(Settings.usual("localhost", 0, folder))) {
            String address = "http://localhost:" + server.port();
            CompletableFuture<String> hopper = bot(folder, address, "Hopper");
            CompletableFuture<String> strider = bot(folder, address, "Strider");
            assertThat(hopper.get())
                    .matches("(?s)At table \\S+\nOver: (A|B|draw)\n")
                    .isEqualTo(strider.get());
        }
    }

    private static CompletableFuture<String> bot(Path folder, String address, String name) {
        CompletableFuture<String> output = new CompletableFuture<>();
        Thread.ofVirtual().start(() -> {
            try {
                output.complete(Ran.good(folder, example("TableBot", address, name, "halma-8")));
            } catch (IOException | InterruptedException | AssertionError e) {
                output.completeExceptionally(e);
            }
        });
        return output;
    }
}
