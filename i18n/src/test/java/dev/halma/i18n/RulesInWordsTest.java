package dev.halma.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.message.Fact;
import dev.halma.rules.message.Message;
import dev.halma.rules.message.RuleSection;
import dev.halma.rules.message.RuleSections;
import dev.halma.rules.variant.HouseRule;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The rules of every variant can be read in every language, and match what is played. */
class RulesInWordsTest {

    private static final List<RuleSection> EVERYTHING = Stream.of(
                    RuleSections.ofAll().stream(),
                    RuleSections.hints().stream(),
                    Variants.all().stream()
                            .flatMap(RulesInWordsTest::underAnyHouseRule)
                            .flatMap(variant -> RuleSections.of(variant).stream()))
            .flatMap(sections -> sections)
            .distinct()
            .toList();

    @ParameterizedTest
    @EnumSource
    void everySectionHasATitleAndWholeSentences(Language language) {
        Texts texts = Texts.of(language);
        assertThat(EVERYTHING).allSatisfy(section -> {
            assertThat(texts.text(section.title())).doesNotEndWith(".").hasSizeLessThan(40);
            assertThat(texts.text(section.text()))
                    .endsWith(".")
                    .matches("(?Us)\\p{Lu}.*")
                    .doesNotContainPattern("[{}#]|  |\\.\\.|\\s[.,]|\\bnone\\b|\\boff\\b");
        });
    }

    @ParameterizedTest
    @EnumSource
    void noTextIsLeftOver(Language language) {
        Set<String> used = EVERYTHING.stream()
                .flatMap(section -> Stream.concat(Stream.of(section.title()), keys(section.text())))
                .collect(Collectors.toCollection(() -> new TreeSet<>(Set.of("rules.title"))));
        assertThat(MessageFile.read(language).keySet().stream().filter(key -> key.startsWith("rules.")))
                .containsExactlyElementsOf(used);
    }

    @ParameterizedTest
    @EnumSource
    void numbersOfPiecesAreThoseOfTheVariant(Language language) {
        for (Variant variant : Variants.all()) {
            assertThat(section(language, variant, "setup"))
                    .as(variant.id())
                    .contains(variant.seatings().stream()
                            .map(seating -> Integer.toString(seating.pieces()))
                            .toList());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            xxl-2         | setup    | one empty point of the star between them
            twosided-star | setup    | Each sets up 15 pieces at a point of the star, in rows of 1, 2, 3, 4, 5 from the tip.
            american-3    | setup    | The third takes a corner between them with 13 pieces
            chinese-2     | step     | in any of six directions.
            halma-8       | step     | in any of eight directions
            american-4-both | aim    | You win when you and your partner are both home.
            american-4-both | partners | Partners sit opposite each other and win together: A with C and B with D. Both must
            american-2    | leaving  | Once every player has had 76 turns, and as long as you have pieces left in it
            xxl-2-guard   | leaving  | as long as you have more than one piece left in it
            xxl-2-guard   | blockers | One guard in its own camp is exempt from all this.
            """)
    void saysWhatIsPlayed(String id, String section, String words) {
        assertThat(section(Language.EN, Variants.named(id), section)).contains(words);
    }

    @Test
    void saysOnlyTheDrawsThatAreInForce() {
        Variant variant = Variants.named("halma-8");
        HouseRules house =
                variant.houseRules().withRepetition(HouseRules.Repetition.OFF).withLength(HouseRules.Length.OFF);
        assertThat(section(Language.EN, variant.with(house), "draws"))
                .isEqualTo("The game is drawn when all agree, when no piece has entered its goal for 100 rounds,"
                        + " or when nobody can move.");
    }

    private static String section(Language language, Variant variant, String id) {
        return RuleSections.of(variant).stream()
                .filter(section -> section.id().equals(id))
                .map(section -> Texts.of(language).text(section.text()))
                .findFirst()
                .orElseThrow();
    }

    private static Stream<Variant> underAnyHouseRule(Variant variant) {
        return Arrays.stream(HouseRule.values())
                .flatMap(rule -> rule.choices(variant.seats()).stream()
                        .flatMap(choice -> rule.chosen(variant.houseRules(), choice, variant.seats()).stream()))
                .filter(HouseRules::canBePlayed)
                .map(variant::with);
    }

    private static Stream<String> keys(Message message) {
        Stream<String> inside = message.facts().values().stream().flatMap(fact -> switch (fact) {
            case Fact.Nested(var nested) -> keys(nested);
            case Fact.All(var all) -> all.stream().flatMap(RulesInWordsTest::keys);
            case Fact.Word word -> Stream.empty();
            case Fact.Count count -> Stream.empty();
            case Fact.Flag flag -> Stream.empty();
            case Fact.Choice choice -> Stream.empty();
            case Fact.Someone someone -> Stream.empty();
        });
        return Stream.concat(Stream.of(message.key()), inside);
    }
}
