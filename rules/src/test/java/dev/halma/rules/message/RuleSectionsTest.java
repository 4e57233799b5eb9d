package dev.halma.rules.message;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.notation.HouseText;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules in words say how each variant is played. */
class RuleSectionsTest {

    /** Board, seats with their pieces, directions, which seats must come home, and the last free turn in a camp. */
    private static final String EXPECTED = """
            print-2              | square 16  | opposite 19 (5, 5, 4, 3, 2) square             | 8 | alone | 76
            print-4              | square 16  | all 13 (4, 4, 3, 2) square                     | 8 | alone | 52
            victorian-2          | square 16  | opposite 19 (5, 5, 4, 3, 2) square             | 8 | alone | 76
            victorian-4          | square 16  | all 13 (4, 4, 3, 2) square                     | 8 | alone | 52
            victorian-4-opposite | square 16  | all 13 (4, 4, 3, 2) square                     | 8 | first | 52
            victorian-4-adjacent | square 16  | all 13 (4, 4, 3, 2) square                     | 8 | first | 52
            american-2           | square 16  | opposite 19 (5, 5, 4, 3, 2) square             | 8 | alone | 76
            american-3           | square 16  | between 19 (5, 5, 4, 3, 2) 13 (4, 4, 3, 2)     | 8 | alone | 76
            american-3-13        | square 16  | between 13 (4, 4, 3, 2) 13 (4, 4, 3, 2)        | 8 | alone | 52
            american-4           | square 16  | all 13 (4, 4, 3, 2) square                     | 8 | alone | 52
            american-4-first     | square 16  | all 13 (4, 4, 3, 2) square                     | 8 | first | 52
            american-4-both      | square 16  | all 13 (4, 4, 3, 2) square                     | 8 | both  | 52
            twosided-square      | square 16  | opposite 13 (4, 4, 3, 2) square                | 8 | alone | 52
            twosided-square-15   | square 16  | opposite 15 (5, 4, 3, 2, 1) square             | 8 | alone | 60
            twosided-star        | star 121   | opposite 15 (1, 2, 3, 4, 5) star               | 6 | alone | 60
            xxl-2                | star 121   | apart 10 (1, 2, 3, 4) 2                        | 6 | alone | never
            xxl-3                | star 121   | apart 10 (1, 2, 3, 4) 3                        | 6 | alone | never
            xxl-2-guard          | star 121   | opposite 10 (1, 2, 3, 4) star                  | 6 | alone | 40
            chinese-2            | star 121   | opposite 10 (1, 2, 3, 4) star                  | 6 | alone | 40
            chinese-3            | star 121   | apart 10 (1, 2, 3, 4) 3                        | 6 | alone | never
            chinese-4            | star 121   | pairs 10 (1, 2, 3, 4) star                     | 6 | alone | 40
            chinese-6            | star 121   | all 10 (1, 2, 3, 4) star                       | 6 | alone | 40
            halma-8              | square 8   | opposite 10 (4, 3, 2, 1) square                | 8 | alone | 40
            halma-10             | square 10  | opposite 15 (5, 4, 3, 2, 1) square             | 8 | alone | 60
            diamond-9            | diamond 81 | opposite 10 (1, 2, 3, 4) diamond               | 6 | alone | 40
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = EXPECTED)
    void tellsTheBoardTheSeatsTheDirectionsAndTheEnding(
            String id, String board, String seating, String directions, String ending, String leaving) {
        Variant variant = Variants.named(id);
        assertThat(written(nested(section(variant, "setup"), "board"))).isEqualTo(board);
        assertThat(written(nested(section(variant, "setup"), "seating"))).isEqualTo(seating);
        assertThat(fact(variant, "step", "directions")).isEqualTo(directions);
        assertThat(fact(variant, "aim", "ending")).isEqualTo(ending);
        assertThat(fact(variant, "home", "ending")).isEqualTo(ending);
        assertThat(find(variant, "leaving")
                        .map(message -> value(message, "turns"))
                        .orElse("never"))
                .isEqualTo(leaving);
    }

    @Test
    void noVariantIsMissingFromTheTable() {
        assertThat(EXPECTED.lines().map(line -> line.split(" ", 2)[0]))
                .containsExactlyElementsOf(
                        Variants.all().stream().map(Variant::id).toList());
    }

    @ParameterizedTest
    @CsvSource({
        "american-4,           '',          ''",
        "american-4-first,     '',          opposite A+C B+D first",
        "american-4-both,      '',          opposite A+C B+D both",
        "victorian-4-adjacent, '',          adjacent A+B C+D first",
        "american-4,           sides=AD+BC, other A+D B+C first",
        "american-3,           sides=AC+B,  other A+C B+none first",
        "chinese-6,            sides=opposite, opposite A+D B+E C+F first",
    })
    void tellsWhoPlaysWithWhom(String id, String house, String partners) {
        Optional<Message> message = find(agreed(id, house), "partners");
        assertThat(message.map(text -> written(nested(text, "who")) + " " + value(text, "ending"))
                        .orElse(""))
                .isEqualTo(partners);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            halma-8     | ''                        | colours blockers leaving draws
            chinese-2   | ''                        | blockers leaving draws
            chinese-3   | ''                        | blockers draws
            xxl-2-guard | ''                        | blockers leaving guards draws
            halma-8     | guards=1                  | colours blockers leaving guards draws
            halma-8     | guards=any                | colours guards draws
            halma-8     | leave=off                 | colours blockers draws
            american-4  | sides=AC+BD               | colours partners blockers leaving draws
            """)
    void tellsOnlyWhatHolds(String id, String house, String sections) {
        List<String> always = List.of(
                "aim", "setup", "beginning", "turn", "step", "hop", "chain", "stay", "camps", "home", "resigning");
        List<String> message =
                RuleSections.of(agreed(id, house)).stream().map(RuleSection::id).toList();
        assertThat(message).containsAll(always).doesNotHaveDuplicates();
        assertThat(message.stream().filter(section -> !always.contains(section)).collect(Collectors.joining(" ")))
                .isEqualTo(sections);
    }

    @ParameterizedTest
    @CsvSource({
        "'',                                 3,   100, 500",
        "'repetition=off',                   off, 100, 500",
        "'quiet=off,length=off',             3,   off, off",
        "'repetition=off,quiet=off,length=off', off, off, off",
    })
    void tellsTheDrawsThatAreInForce(String house, String repetition, String quiet, String length) {
        Message draws = section(agreed("halma-8", house), "draws");
        assertThat(List.of(value(draws, "repetition"), value(draws, "quiet"), value(draws, "length")))
                .containsExactly(repetition, quiet, length);
    }

    @Test
    void theFamilyIsToldWithEverySetupAndEverySectionThatAnyVariantHas() {
        List<String> ofAll = RuleSections.ofAll().stream().map(RuleSection::id).toList();
        assertThat(ofAll).contains("setup-two", "setup-three", "setup-four", "setup-star", "guards", "partners");
        for (Variant variant : Variants.all()) {
            assertThat(RuleSections.of(variant).stream().map(RuleSection::id).filter(id -> !id.equals("setup")))
                    .isSubsetOf(ofAll);
        }
    }

    private static Variant agreed(String id, String house) {
        return HouseText.parse(Variants.named(id), house).orThrow();
    }

    private static Optional<Message> find(Variant variant, String id) {
        return RuleSections.of(variant).stream()
                .filter(section -> section.id().equals(id))
                .map(RuleSection::text)
                .findFirst();
    }

    private static Message section(Variant variant, String id) {
        return find(variant, id).orElseThrow();
    }

    private static String fact(Variant variant, String id, String name) {
        return value(section(variant, id), name);
    }

    private static String value(Message message, String name) {
        return written(fact(message, name));
    }

    private static Fact fact(Message message, String name) {
        return Objects.requireNonNull(message.facts().get(name), name);
    }

    private static Message nested(Message message, String name) {
        return ((Fact.Nested) fact(message, name)).message();
    }

    /** The end of the key and its facts, rows in brackets. */
    private static String written(Message message) {
        String facts = message.facts().entrySet().stream()
                .map(fact ->
                        fact.getKey().endsWith("ows") ? "(" + written(fact.getValue()) + ")" : written(fact.getValue()))
                .collect(Collectors.joining(message.key().endsWith(".side") ? "+" : " "));
        String name = message.key().substring(message.key().lastIndexOf('.') + 1);
        return name.equals("side") ? facts : name + " " + facts;
    }

    private static String written(Fact fact) {
        return switch (fact) {
            case Fact.Word(var text) -> text;
            case Fact.Count(var number) -> Integer.toString(number);
            case Fact.Flag(var isSo) -> Boolean.toString(isSo);
            case Fact.Choice(var texts) -> String.join("|", texts);
            case Fact.Someone(var seat) -> seat.name();
            case Fact.Nested(var message) -> written(message);
            case Fact.All(var all) ->
                all.stream().map(RuleSectionsTest::written).collect(Collectors.joining(" "));
        };
    }
}
