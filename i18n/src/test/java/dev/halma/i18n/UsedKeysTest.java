package dev.halma.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.testkit.Repository;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every text is used: each key occurs in the sources, whole or as a prefix that a code follows. */
class UsedKeysTest {

    /**
     * Families of keys that end in a code. {@link EveryMessageHasWordsTest} knows their codes, and the page's own
     * test, {@code keys.test.ts}, knows those of the page.
     */
    private static final List<String> PUT_TOGETHER = List.of(
            "refusal.",
            "expected.",
            "outcome.won-",
            "outcome.drawn-",
            "match.ending.",
            "house.",
            "variant.",
            "sheet.",
            "level.",
            "page.",
            "table.refused.",
            "rules.",
            "help.",
            "terminal.sure.",
            "terminal.word.",
            "terminal.about.");

    private static final List<String> QUOTES = List.of("\"", "'", "`");

    private static final String SOURCES = sources();

    @Test
    void everyKeyIsUsed() {
        assertThat(MessageFile.read(Language.EN).keySet())
                .allMatch(key -> PUT_TOGETHER.stream().anyMatch(key::startsWith)
                        || QUOTES.stream().anyMatch(quote -> SOURCES.contains(quote + key + quote)));
    }

    @Test
    void everyFamilyIsPutTogetherSomewhere() {
        assertThat(PUT_TOGETHER)
                .allMatch(family -> QUOTES.stream().anyMatch(quote -> SOURCES.contains(quote + family)));
    }

    /** All source code that runs: Java of every module, and the page. */
    private static String sources() {
        Path root = Repository.root();
        try (Stream<Path> modules = Files.list(root)) {
            return modules.flatMap(module ->
                            Stream.of("src/main/java", "src", "scripts").map(module::resolve))
                    .filter(folder -> folder.endsWith("java") || folder.startsWith(root.resolve("web")))
                    .filter(Files::isDirectory)
                    .flatMap(UsedKeysTest::files)
                    .map(UsedKeysTest::read)
                    .collect(Collectors.joining("\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().matches(".*\\.(java|ts|svelte|mjs)")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
