package dev.halma.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.i18n.Language;
import dev.halma.print.sheet.Shape;
import dev.halma.print.sheet.Sheet;
import dev.halma.print.sheet.Typeface;
import dev.halma.rules.board.Board;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules fit on one sheet between its folds in any language, and contain what matters. */
class RulesSheetTest {

    @ParameterizedTest
    @EnumSource
    void noLineOfTextCrossesAFoldAndItsTypeCanBeReadWithoutAGlass(Language language) {
        for (Variant variant : Variants.all()) {
            for (Paper paper : Paper.values()) {
                Sheet sheet = rules(PrintRequest.of(variant).on(paper).in(language));
                double third = sheet.width() / 3;
                for (Shape shape : sheet.shapes()) {
                    if (!(shape instanceof Shape.Text line)) continue;
                    assertThat(line.type().size()).as(line.text()).isGreaterThan(2.1);
                    if (line.anchor() != Shape.Anchor.START) continue;
                    double right = line.at().x() + Typeface.width(line.text(), line.type());
                    assertThat((int) (right / third)).as(line.text()).isEqualTo((int)
                            (line.at().x() / third));
                }
            }
        }
    }

    @Test
    void houseRulesAreToldAsChosen() {
        Variant usual = Variants.named("victorian-4");
        Variant changed =
                HouseText.parse(usual, "sides=AC+BD,win=both,guards=any").orThrow();
        assertThat(words(usual)).doesNotContain("Our house rules").contains("Blockers");
        assertThat(words(changed))
                .contains("Our house rules", "Both partners must be home", "Any number: blocking is allowed")
                .doesNotContain("Blockers");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            xxl-2           | one empty point of the star between them | opposite each other
            twosided-star   | Each sets up 15 pieces                   | 10 pieces
            chinese-2       | in any of six directions                 | eight directions
            halma-10        | in any of eight directions               | The board is a star
            american-4-both | You win when you and your partner        | Whoever is home first
            """)
    void tellsTheVariantAsItIsPlayed(String variant, String says, String saysNot) {
        assertThat(words(Variants.named(variant))).contains(says).doesNotContain(saysNot);
    }

    @ParameterizedTest
    @ValueSource(strings = {"american-2", "chinese-2", "diamond-9"})
    void lessonsHopOverOnePieceToTheCellBehindIt(String variant) {
        for (Lesson lesson : Lesson.of(Variants.named(variant).board())) {
            List<Integer> landings = lesson.landings();
            assertThat(landings).doesNotContain(Board.NONE).doesNotHaveDuplicates();
            assertThat(lesson.hopped()).hasSize(landings.size() - 1).doesNotContainAnyElementsOf(landings);
            assertThat(landings).allMatch(lesson.cells()::contains);
        }
    }

    private static String words(Variant variant) {
        StringBuilder words = new StringBuilder();
        for (Shape shape : rules(PrintRequest.of(variant)).shapes()) {
            if (shape instanceof Shape.Text line) words.append(line.text()).append(' ');
        }
        return words.toString();
    }

    private static Sheet rules(PrintRequest request) {
        PrintSet set = PrintSet.of(request.with(EnumSet.of(Part.RULES)));
        return ((PrintSet.Ready) set).sheets().getFirst();
    }
}
