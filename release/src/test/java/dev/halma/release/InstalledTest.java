package dev.halma.release;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.notation.GameText;
import dev.halma.testkit.ShortLived;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code ./halma mvn install} installs, and the project in docs/examples, which is built with that. */
@Tag("soak")
@Timeout(value = 20, unit = TimeUnit.MINUTES) // Maven builds the libraries with their Javadoc, once for all tests
@TestInstance(Lifecycle.PER_CLASS)
class InstalledTest {

    private static final Path TARGET = Ran.ROOT.resolve("release/target/library");

    @SuppressWarnings("NullAway.Init") // JUnit calls the method below first
    private Installed installed;

    @BeforeAll
    void install() throws IOException, InterruptedException {
        installed = Installed.inside(TARGET);
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
        assertThat(installed.file(module, ".jar")).hasSameBinaryContentAs(Ran.jar(module));
    }

    /** As a reader of the examples builds and starts them. */
    @Test
    void theExamplesAreBuiltWithWhatIsInstalled() throws IOException, InterruptedException {
        Path examples = TARGET.resolve("examples");
        Installed.copy(Ran.ROOT.resolve("docs/examples/pom.xml"), examples.resolve("pom.xml"));
        Installed.copy(Ran.ROOT.resolve("docs/examples/src"), examples.resolve("src"));
        installed.maven(List.of("-f", examples.resolve("pom.xml").toString(), "process-classes"));
        String classes = String.join(File.pathSeparator, "target/classes", "target/lib/*");
        String output = Ran.good(examples, ShortLived.javaWith(classes, "example.RandomPlayer", "halma-8", "7"));
        assertThat(GameText.parse(output.substring(output.indexOf("[Variant")))
                        .orThrow()
                        .game()
                        .isOver())
                .isTrue();
    }
}
