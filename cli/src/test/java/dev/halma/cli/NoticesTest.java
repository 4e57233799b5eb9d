package dev.halma.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.testkit.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The jar names every library that it contains, with its licence and the text of the licence. */
class NoticesTest {

    /** The libraries in the jar, from Maven's own list. */
    private static final Path DEPENDENCIES = Repository.file("cli/target/runtime-dependencies.txt");

    private static final Path NOTICES = Repository.file("cli/target/classes/META-INF/THIRD-PARTY.txt");
    private static final Path TEXTS = Repository.file("cli/target/classes/META-INF/licences");

    private static final Pattern DEPENDENCY = Pattern.compile(" *([^: ]+):([^:]+):jar:([^: ]+):.*");

    private record Dependency(String group, String artifact, String version) {

        /** Its lines in the list: coordinates, name and address, licences. */
        private List<String> notice() throws IOException {
            List<String> lines = Files.readAllLines(NOTICES);
            int at = lines.indexOf(group + ":" + artifact + ":" + version);
            assertThat(at).as(artifact).isNotNegative();
            return lines.subList(at, at + 3);
        }

        /** Whether it or its family has a licence text: {@code asm} for {@code asm-tree}. */
        private boolean hasText() {
            String family = artifact.replaceAll("-.*", "");
            return Stream.of(artifact, family).map(TEXTS::resolve).anyMatch(Files::isDirectory);
        }
    }

    @TestFactory
    Stream<DynamicTest> everyPartIsNamedWithALicenceWhoseTextIsThere() throws IOException {
        return dependencies().stream()
                .map(dependency -> DynamicTest.dynamicTest(dependency.artifact(), () -> {
                    String licences = dependency.notice().get(2);
                    assertThat(licences).isNotBlank();
                    boolean isShared = licences.contains("Apache") || licences.contains("EPL");
                    assertThat(isShared || dependency.hasText()).as(licences).isTrue();
                }));
    }

    @Test
    void theTextsOfTheLicencesThatManyShareAreThere() throws IOException {
        assertThat(Repository.file("LICENSE")).content().contains("Apache License");
        try (Stream<Path> files = Files.walk(TEXTS)) {
            assertThat(files.filter(Files::isRegularFile))
                    .anySatisfy(file -> assertThat(file).content().contains("Eclipse Public License"));
        }
    }

    @Test
    void noPartOfOurOwnIsNamedAndTheFontIs() {
        assertThat(NOTICES).content().doesNotContain("dev.halma").contains("Roboto", "page/third-party.txt");
    }

    private static List<Dependency> dependencies() throws IOException {
        List<Dependency> found = Files.readAllLines(DEPENDENCIES).stream()
                .map(DEPENDENCY::matcher)
                .filter(Matcher::matches)
                .map(match -> new Dependency(match.group(1), match.group(2), match.group(3)))
                .toList();
        assertThat(found).extracting(Dependency::artifact).contains("picocli", "pdfbox", "javalin", "logback-classic");
        return found;
    }
}
