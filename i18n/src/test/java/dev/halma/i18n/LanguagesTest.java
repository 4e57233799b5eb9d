package dev.halma.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.PluralRules;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every language has the same messages as English, with the same facts. */
class LanguagesTest {

    private static final SortedMap<String, String> ENGLISH = MessageFile.read(Language.EN);
    private static final Pattern LINE = Pattern.compile("^  \"([^\"]+)\": ", Pattern.MULTILINE);

    @ParameterizedTest
    @EnumSource
    void hasTheKeysOfEnglish(Language language) {
        assertThat(MessageFile.read(language).keySet()).isEqualTo(ENGLISH.keySet());
    }

    @ParameterizedTest
    @EnumSource
    void hasItsKeysInOrderAndEachOnce(Language language) throws IOException {
        List<String> all = new ArrayList<>();
        for (String folder : MessageFile.FOLDERS) {
            List<String> keys = LINE.matcher(file(folder, language))
                    .results()
                    .map(match -> match.group(1))
                    .toList();
            assertThat(keys).isSorted();
            all.addAll(keys);
        }
        assertThat(all).doesNotHaveDuplicates().hasSameSizeAs(ENGLISH.keySet());
    }

    @ParameterizedTest
    @EnumSource
    void asksForTheSameFacts(Language language) {
        MessageFile.read(language).forEach((key, message) -> {
            Arguments english = Arguments.of(ENGLISH.getOrDefault(key, ""));
            Arguments arguments = Arguments.of(message);
            assertThat(arguments.kinds()).as(key).isEqualTo(english.kinds());
            assertThat(arguments.selected()).as(key).isEqualTo(english.selected());
            assertThat(arguments.counted().keySet())
                    .as(key)
                    .isEqualTo(english.counted().keySet());
        });
    }

    @ParameterizedTest
    @EnumSource
    void tellsApartTheNumbersThatItsGrammarTellsApart(Language language) {
        PluralRules grammar = PluralRules.forLocale(language.locale());
        Set<String> needed = new TreeSet<>(Set.of("other"));
        IntStream.rangeClosed(0, 1000).mapToObj(grammar::select).forEach(needed::add);
        MessageFile.read(language).forEach((key, message) -> {
            for (Set<String> cases : Arguments.of(message).counted().values()) {
                Set<String> words = new TreeSet<>(cases);
                words.removeIf(word -> word.startsWith("="));
                assertThat(words).as(key).isEqualTo(needed);
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void quotesAsItsTypographersDo(Language language) {
        Map<Language, String> foreign = Map.of(
                Language.EN,
                "«»„‚'",
                Language.DE,
                "«»”’'",
                Language.RU,
                "“„’'",
                Language.FR,
                "“”„'",
                Language.DA,
                "“”„'");
        String unwanted = foreign.getOrDefault(language, "“”„'");
        MessageFile.read(language)
                .forEach((key, message) -> assertThat(message).as(key).doesNotContain(unwanted.split("")));
    }

    @Test
    void neverBreaksALineBeforeAFrenchMark() {
        Pattern loose = Pattern.compile(" [!?;»]| :(?!:)|« ");
        MessageFile.read(Language.FR)
                .forEach((key, message) -> assertThat(message).as(key).doesNotContainPattern(loose));
    }

    @ParameterizedTest
    @EnumSource
    void leavesNoSentenceInEnglish(Language language) {
        if (language == Language.EN) return;
        MessageFile.read(language).forEach((key, message) -> {
            boolean isSentence = message.replaceAll("\\{[^{}]*}", "").split(" ", -1).length > 3;
            if (isSentence) assertThat(message).as(key).isNotEqualTo(ENGLISH.get(key));
        });
    }

    @ParameterizedTest
    @EnumSource
    void saysNothingTwiceInARow(Language language) {
        Pattern twice = Pattern.compile("(?U)\\b(\\w{2,}) \\1\\b|  |[.,;]{2}(?<!\\.\\.\\.)(?!\\.)");
        MessageFile.read(language)
                .forEach((key, message) -> assertThat(
                                twice.matcher(message).results().map(MatchResult::group))
                        .as(key + ": " + message)
                        .isEmpty());
    }

    @ParameterizedTest
    @EnumSource
    void writesTheNumbersOfTurnsWithoutSeparators(Language language) {
        String text = Texts.of(language).text("seat.to-move", Map.of("turn", 12345, "seat", "A"));
        assertThat(text).contains("12345");
    }

    private static String file(String folder, Language language) throws IOException {
        try (var file = MessageFile.class.getResourceAsStream(folder + language.code() + ".json")) {
            assertThat(file).isNotNull();
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
