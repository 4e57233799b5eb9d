package dev.halma.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.message.Message;
import dev.halma.rules.notation.Expected;
import dev.halma.rules.variant.HouseRule;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.Source;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Law;
import java.util.Arrays;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every message has a text, and no text is unused. */
@Law("10.2")
class EveryMessageHasWordsTest {

    private static final SortedMap<String, String> ENGLISH = MessageFile.read(Language.EN);

    @Test
    void thereIsAnExampleOfEachRefusalAndEachExpectation() {
        assertThat(Examples.REFUSALS.stream().map(Object::getClass).collect(Collectors.toSet()))
                .isEqualTo(Set.of(Refusal.class.getPermittedSubclasses()));
        assertThat(Examples.EXPECTED.stream().map(Object::getClass).collect(Collectors.toSet()))
                .isEqualTo(Set.of(Expected.class.getPermittedSubclasses()));
    }

    @ParameterizedTest
    @EnumSource
    void everythingThatTheRuleBookTellsCanBeSaid(Language language) {
        for (Message message : Examples.all()) {
            assertThat(message.facts().keySet())
                    .as(message.key())
                    .containsAll(Arguments.of(ENGLISH.getOrDefault(message.key(), ""))
                            .kinds()
                            .keySet());
            assertThat(Texts.of(language).text(message))
                    .as(message.key())
                    .isNotBlank()
                    .doesNotContainPattern("\\{\\w+}|\\bnone\\b|\\btrue\\b|\\bfalse\\b");
        }
    }

    @Test
    void refusalsExpectationsAndOutcomesHaveNoTextTooMany() {
        Set<String> message = Examples.all().stream().map(Message::key).collect(Collectors.toCollection(TreeSet::new));
        assertThat(message)
                .isEqualTo(Stream.of("expected.", "outcome.", "refusal.")
                        .flatMap(family -> keys(family).stream())
                        .collect(Collectors.toCollection(() -> new TreeSet<>(Set.of("problem")))));
    }

    @Test
    void eachVariantAndItsSheetHaveWords() {
        assertThat(keys("variant."))
                .isEqualTo(sorted(Stream.concat(Variants.all().stream().map(Variant::id), Stream.of("own"))
                        .flatMap(id -> Stream.of("variant." + id + ".about", "variant." + id + ".name"))));
        assertThat(keys("sheet."))
                .isEqualTo(sorted(Arrays.stream(Source.values()).map(s -> "sheet." + s.sheet())));
    }

    @Test
    void eachChoiceOfAHouseRuleHasWords() {
        Stream<String> choices = Variants.all().stream()
                .flatMap(variant -> Arrays.stream(HouseRule.values())
                        .flatMap(rule -> rule.choices(variant.seats()).stream()
                                .flatMap(text -> rule.chosen(variant.houseRules(), text, variant.seats()).stream())
                                .map((HouseRules rules) ->
                                        Message.of(rule, rules).key())));
        Stream<String> names = Arrays.stream(HouseRule.values())
                .flatMap(rule -> Stream.of("house." + rule.id() + ".about", "house." + rule.id() + ".name"));
        assertThat(keys("house.")).isEqualTo(sorted(Stream.concat(choices, names)));
    }

    @Test
    void eachLevelHasANameAndACharacter() {
        assertThat(keys("level."))
                .isEqualTo(sorted(Arrays.stream(Level.values())
                        .map(Level::number)
                        .flatMap(n -> Stream.of("level." + n + ".character", "level." + n + ".name"))));
    }

    private static Set<String> keys(String family) {
        return sorted(ENGLISH.keySet().stream().filter(key -> key.startsWith(family)));
    }

    private static Set<String> sorted(Stream<String> keys) {
        return keys.collect(Collectors.toCollection(TreeSet::new));
    }
}
