package dev.halma.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.terminal.session.CommandWord;
import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import dev.halma.testkit.Repository;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The terminal borrows texts from the page: none of them may be gone. And no word may mean two things. */
class TextsTest {

    private static final Pattern KEY = Pattern.compile("\"((?:page|terminal|table\\.refused|cli)\\.[a-z.-]*[a-z])\"");

    @Test
    void everyTextThatIsNamedIsThere() throws IOException {
        List<String> keys;
        try (Stream<Path> files = Files.walk(Repository.file("cli/src/main/java/dev/halma/cli/terminal"))) {
            keys = files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(TextsTest::keys)
                    .distinct()
                    .toList();
        }
        String english = Files.readString(Repository.file("i18n/src/main/resources/dev/halma/i18n/en.json"))
                + Files.readString(Repository.file("i18n/src/main/resources/dev/halma/i18n/terminal/en.json"));
        assertThat(keys).hasSizeGreaterThan(50).allMatch(key -> english.contains("\"" + key + "\": "));
    }

    private static Stream<String> keys(Path file) {
        try {
            return KEY
                    .matcher(Files.readString(file))
                    .results()
                    .map((MatchResult match) -> match.group(1))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @EnumSource
    void noWordMeansTwoThings(Language language) {
        assertThat(CommandWord.words(Texts.of(language))).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @EnumSource
    void theLinesOfKeysFitIntoEightyColumns(Language language) {
        assertThat(List.of("terminal.keys", "terminal.pager", "terminal.watch.keys"))
                .allMatch(key -> Texts.of(language).text(key).length() < 80);
    }
}
