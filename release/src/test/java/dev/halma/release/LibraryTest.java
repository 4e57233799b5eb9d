package dev.halma.release;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.notation.GameText;
import dev.halma.server.HalmaServer;
import dev.halma.server.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.jar.JarFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code ./halma mvn install} installs, and the project in docs/examples, which is built with that and run. */
@TestInstance(Lifecycle.PER_CLASS)
class LibraryTest {

    private static final Path TARGET = Path.of("target/library").toAbsolutePath();

    @SuppressWarnings("NullAway.Init") // JUnit calls the method below first
    private Installed installed;

    private final Path examples = TARGET.resolve("examples");

    @BeforeAll
    void install() throws IOException, InterruptedException {
        installed = Installed.inside(TARGET);
        Installed.copy(Ran.ROOT.resolve("docs/examples/pom.xml"), examples.resolve("pom.xml"));
        Installed.copy(Ran.ROOT.resolve("docs/examples/src"), examples.resolve("src"));
        installed.maven(List.of("-f", examples.resolve("pom.xml").toString(), "process-classes"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rules", "testkit", "engine"})
    void aLibraryComesWithSourcesJavadocAndLicence(String module) throws IOException {
        for (String ending : List.of(".jar", "-sources.jar")) {
            try (JarFile jar = new JarFile(installed.file(module, ending).toFile())) {
                assertThat(jar.getEntry("META-INF/LICENSE")).isNotNull();
                assertThat(jar.getEntry("META-INF/NOTICE")).isNotNull();
            }
        }
        try (JarFile javadoc =
                new JarFile(installed.file(module, "-javadoc.jar").toFile())) {
            assertThat(javadoc.getEntry("allpackages-index.html")).isNotNull();
        }
        assertThat(installed.file("bom", ".pom")).content().contains("halma-" + module);
    }

    /** One was built here, the other in another folder from a copy of the sources. */
    @ParameterizedTest
    @ValueSource(strings = {"rules", "testkit", "engine"})
    void theSameSourcesGiveTheSameBytes(String module) {
        Path ours = Ran.ROOT.resolve(Path.of(module, "target", "halma-" + module + "-" + Ran.VERSION + ".jar"));
        assertThat(installed.file(module, ".jar")).hasSameBinaryContentAs(ours);
    }

    @Test
    void theRandomPlayerPlaysAWholeGame() throws IOException, InterruptedException {
        String output = Ran.good(examples, example("RandomPlayer", "halma-8", "7"));
        assertThat(output).startsWith(" 8 ").contains("   a b c d e f g h\nhalma-8, turn ");
        String file = output.substring(output.indexOf("[Variant"));
        assertThat(GameText.parse(file).orThrow().game().isOver()).isTrue();
    }

    @Test
    void theEngineInSixtyLinesPlaysAMatch(@TempDir Path folder) throws IOException, InterruptedException {
        assertThat(Files.readAllLines(Ran.ROOT.resolve("docs/examples/src/main/java/example/SixtyLines.java")))
                .hasSizeLessThanOrEqualTo(60);
        String engine = "ugi:'" + String.join("' '", example("SixtyLines")) + "'";
        List<String> match = List.of("match", "halma-8", engine, "random", "--games", "2", "-o", folder.toString());
        List<String> command = new ArrayList<>(List.of(Ran.java(), "-jar", "../cli/target/halma.jar"));
        command.addAll(match);
        command.addAll(List.of("--forfeit-after", "600")); // the machine may be a slow one
        assertThat(Ran.good(Path.of("").toAbsolutePath(), command)).contains("2 games: home 2", "100.0");
        assertThat(folder.resolve("game-0001.hgn")).content().doesNotContain("Forfeit");
    }

    @Test
    void twoBotsMeetAtAnOnlineTable(@TempDir Path folder) throws Exception {
        try (HalmaServer server = HalmaServer.start(Settings.usual("localhost", 0, folder))) {
            String address = "http://localhost:" + server.port();
            CompletableFuture<String> hopper = bot(address, "Hopper");
            CompletableFuture<String> strider = bot(address, "Strider");
            assertThat(hopper.join())
                    .matches("(?s)At table \\S+\nOver: (A|B|draw)\n")
                    .isEqualTo(strider.join());
        }
    }

    private CompletableFuture<String> bot(String address, String name) {
        CompletableFuture<String> output = new CompletableFuture<>();
        Thread.ofVirtual().start(() -> {
            try {
                output.complete(Ran.good(examples, example("TableBot", address, name, "halma-8")));
            } catch (IOException | InterruptedException | AssertionError e) {
                output.completeExceptionally(e);
            }
        });
        return output;
    }

    private List<String> example(String name, String... arguments) {
        String classes =
                examples.resolve("target/classes") + java.io.File.pathSeparator + examples.resolve("target/lib") + "/*";
        List<String> command = new ArrayList<>(List.of(Ran.java(), "-cp", classes, "example." + name));
        command.addAll(List.of(arguments));
        return command;
    }
}
