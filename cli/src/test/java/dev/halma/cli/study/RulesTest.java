package dev.halma.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code halma rules} explains a variant under its own house rules. */
class RulesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            xxl-2           | one empty point of the star between them | opposite each other
            xxl-3           | every other point of the star            | opposite each other
            twosided-star   | Each sets up 15 pieces                   | ten pieces
            chinese-6       | in any of six directions                 | eight
            chinese-3       | Every goal is empty at the start         | Leaving home
            american-3      | 13 pieces, in rows of 4, 4, 3, 2         | the star
            american-4-both | A with C and B with D                    | As soon as one partner is home
            halma-8         | The board has 8 by 8 cells               | 19
            """)
    void tellsThisVariantAndNoOther(String variant, String says, String saysNot) {
        assertThat(rules(variant)).contains(says).doesNotContain(saysNot);
    }

    @Test
    void withoutAVariantTellsTheWholeFamily() {
        assertThat(rules())
                .contains("Setting up for two", "Setting up the star", "in any of six on the star", "Build ladders");
    }

    /** The text below a title, as one line. */
    private static String rules(String... variant) {
        String[] command = new String[1 + variant.length];
        command[0] = "rules";
        System.arraycopy(variant, 0, command, 1, variant.length);
        String all = Run.halma(command).out();
        return all.substring(all.indexOf("THE RULES OF HALMA")).replaceAll("\\s+", " ");
    }
}
