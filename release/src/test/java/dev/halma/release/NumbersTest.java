package dev.halma.release;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.testkit.ShortLived;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A release is one number, and it stands everywhere; every jar says whose it is. */
class NumbersTest {

    /** For this repository alone. */
    private static final Set<String> NOT_INSTALLED = Set.of("bom", "bench", "release", "suite");

    private static List<String> modules() throws IOException {
        try (Stream<Path> folders = Files.list(Ran.ROOT)) {
            return folders.filter(folder -> Files.exists(folder.resolve("pom.xml")))
                    .map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    private static Set<String> installed() throws IOException {
        Set<String> installed = new TreeSet<>(modules());
        installed.removeAll(NOT_INSTALLED);
        return installed;
    }

    @Test
    void allPartsHaveTheSameNumber() throws IOException {
        for (String module : modules()) {
            assertThat(Ran.ROOT.resolve(module).resolve("pom.xml"))
                    .content()
                    .contains("<version>" + Ran.VERSION + "</version>");
        }
        assertThat(Ran.ROOT.resolve("web/package.json")).content().contains("\"version\": \"" + Ran.VERSION + "\"");
        assertThat(Ran.ROOT.resolve("docs/examples/pom.xml"))
                .content()
                .containsPattern("halma-bom</artifactId>\\s*<version>" + Pattern.quote(Ran.VERSION) + "<");
        assertThat(Ran.ROOT.resolve("docs/library.md")).content().contains("<version>" + Ran.VERSION + "</version>");
    }

    @Test
    void theChangesOfThisReleaseAreListed() {
        assertThat(Ran.ROOT.resolve("CHANGELOG.md"))
                .content()
                .startsWith("# Changes\n")
                .containsPattern(
                        "(?s)## Unreleased\n.*## \\[" + Pattern.quote(Ran.VERSION) + "] - \\d{4}-\\d\\d-\\d\\d\n");
    }

    @Test
    void theListToImportNamesEveryPart() throws IOException {
        Set<String> listed = Pattern.compile("<artifactId>halma-([\\w-]+)</artifactId>")
                .matcher(Files.readString(Ran.ROOT.resolve("bom/pom.xml")))
                .results()
                .map(match -> match.group(1))
                .filter(name -> !name.equals("bom"))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(listed).isEqualTo(installed());
    }

    /** The libraries have no dependencies. */
    @ParameterizedTest
    @CsvSource({"rules, ''", "testkit, rules", "engine, rules"})
    void aLibraryNeedsNothingButTheRules(String module, String needed) throws IOException {
        List<String> all = Pattern.compile("(?s)<dependency>(.*?)</dependency>")
                .matcher(Files.readString(Ran.ROOT.resolve(module).resolve("pom.xml")))
                .results()
                .map(match -> match.group(1))
                .filter(dependency -> !dependency.contains("<scope>"))
                .map(dependency -> dependency.replaceAll("(?s).*<artifactId>(.*?)</artifactId>.*", "$1"))
                .toList();
        assertThat(all).isEqualTo(needed.isEmpty() ? List.of() : List.of("halma-" + needed));
    }

    @TestFactory
    Stream<DynamicTest> everyJarHasItsLicenceAndItsModulesName() throws IOException {
        return installed().stream()
                .map(module -> DynamicTest.dynamicTest(module, () -> {
                    try (JarFile jar = new JarFile(Ran.jar(module).toFile())) {
                        assertThat(jar.getEntry("META-INF/LICENSE")).isNotNull();
                        assertThat(jar.getEntry("META-INF/NOTICE")).isNotNull();
                        assertThat(jar.getManifest().getMainAttributes().getValue("Automatic-Module-Name"))
                                .isEqualTo("dev.halma." + module.replaceFirst("^engine-", ""));
                    }
                }));
    }

    @Test
    void theProgramSaysItsNumberAndItsCommit() throws IOException, InterruptedException {
        List<String> command = ShortLived.javaWith(Ran.program().toString(), "dev.halma.cli.Main", "--version");
        String number = Pattern.quote(Ran.VERSION);
        assertThat(Ran.good(Ran.ROOT, command)).matches("halma " + number + "( \\([0-9a-f]{7,}( with changes)?\\))?\n");
    }
}
