package dev.halma.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamingTest {

    private static String name(String text) {
        return ((Naming.Fit) Naming.of(text)).name();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ada", "Zoë", "Ольга", "山田", "مريم", "O’Brien", "x", "R2-D2", "🦊"})
    void aNameOfAnyLanguageStaysAsItIs(String text) {
        assertThat(name(text)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "  Ada  |Ada",
                "Ada\t \u00a0 Byron|Ada Byron",
                "Ada\u2028Byron|Ada Byron",
                "A\u0000d\u0007a|Ada",
                "\u202eadA\u202c|adA",
                "\u2066Ada\u2069|Ada",
                "A\u200bd\u200da\ufeff|Ada",
                "Ada\u3164\u2800\u115f|Ada",
                "Zoe\u0308|Zoë",
                "Zoe\u200d\u0308|Zoë",
                "A\ue000da|Ada",
                "Ada\ufe0f|Ada"
            })
    void whatIsInvisibleIsRemovedAndWhiteSpaceIsFolded(String text, String name) {
        assertThat(name(text)).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\u200b", "\u3000\u00a0", "\u202e", "\u0301", "\u3164", "\ud800"})
    void aTextWithNothingToSeeIsNoName(String text) {
        assertThat(Naming.of(text)).isEqualTo(Naming.Problem.EMPTY);
    }

    @Test
    void marksAreNotPiledUp() {
        assertThat(name("Z" + "\u0336".repeat(20) + "oe")).isEqualTo("Z" + "\u0336".repeat(4) + "oe");
        assertThat(name("ก็่้ำ")).isEqualTo("ก็่้ำ");
    }

    @Test
    void aNameHasAtMostTwentyFourCodePoints() {
        assertThat(name("🦊".repeat(24))).isEqualTo("🦊".repeat(24));
        assertThat(Naming.of("🦊".repeat(25))).isEqualTo(Naming.Problem.TOO_LONG);
        assertThat(name(" \u200b".repeat(1000) + "Ada")).isEqualTo("Ada");
    }
}
