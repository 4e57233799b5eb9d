package dev.halma.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.testkit.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** One idea has one word in each language, and two actions never have one label. */
class GlossaryTest {

    /** Keys of words that a player may type: there any synonym helps. */
    private static final List<String> TYPED = List.of("page.hear.word", "terminal.word.");

    /** Actions that stand beside each other on a screen. */
    private static final Pattern ACTION = Pattern.compile("page\\.(action\\.[a-z-]+|cancel|close|put-away)");

    private static final Pattern MENU = Pattern.compile("page\\.menu\\.[a-z]+");

    /** A row of a glossary: an idea, its word, and the words that may not stand for it. */
    private record Entry(String idea, String word, List<String> forbidden) {}

    @ParameterizedTest
    @EnumSource
    void noTextHasAForbiddenWord(Language language) throws IOException {
        Pattern forbidden = entries(language).stream()
                .flatMap(entry -> entry.forbidden().stream())
                .map(GlossaryTest::pattern)
                .collect(Collectors.collectingAndThen(
                        Collectors.joining("|", "(?<!\\w)(", ")(?!\\w)"),
                        words -> Pattern.compile(
                                words,
                                Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS)));
        MessageFile.read(language).forEach((key, message) -> {
            if (TYPED.stream().noneMatch(key::startsWith))
                assertThat(Arguments.literal(message)).as(key).doesNotContainPattern(forbidden);
        });
    }

    @ParameterizedTest
    @EnumSource
    void namesTheSameIdeasInEveryLanguage(Language language) throws IOException {
        assertThat(entries(language))
                .extracting(Entry::idea)
                .isEqualTo(entries(Language.EN).stream().map(Entry::idea).toList());
        assertThat(entries(language)).extracting(Entry::word).allMatch(word -> !word.isBlank());
    }

    @ParameterizedTest
    @EnumSource
    void twoActionsNeverHaveOneLabel(Language language) {
        for (Pattern family : List.of(ACTION, MENU)) {
            List<String> labels = MessageFile.read(language).entrySet().stream()
                    .filter(text -> family.matcher(text.getKey()).matches())
                    .map(Map.Entry::getValue)
                    .toList();
            assertThat(labels).hasSizeGreaterThan(10).doesNotHaveDuplicates();
        }
    }

    private static List<Entry> entries(Language language) throws IOException {
        return Files.readAllLines(Repository.root().resolve("i18n/glossary/" + language.code() + ".md")).stream()
                .filter(line -> line.startsWith("| "))
                .skip(1)
                .map(line -> line.split("\\|", -1))
                .map(cells -> new Entry(cells[1].strip(), cells[2].strip(), words(cells[3])))
                .toList();
    }

    private static List<String> words(String cell) {
        return Arrays.stream(cell.split(","))
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** A star stands for any ending. */
    private static String pattern(String word) {
        return word.endsWith("*") ? Pattern.quote(word.substring(0, word.length() - 1)) + "\\w*" : Pattern.quote(word);
    }
}
