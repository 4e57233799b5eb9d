package dev.halma.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.print.sheet.Sheet;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.awt.geom.Point2D;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sets for a class: how much paper they take, and that nothing is missing. */
class CopiesTest {

    private static final int CLASS = 12;

    /** The table of {@code docs/print.md}. The second figure is what twelve single sets took before sets shared sheets. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            halma-8     | 36 | 12
            halma-10    | 48 | 27
            diamond-9   | 48 | 26
            chinese-2   | 48 | 26
            xxl-3       | 48 | 27
            chinese-6   | 48 | 29
            american-2  | 72 | 51
            american-3  | 72 | 52
            american-4  | 72 | 52
            """)
    void aClassOfTwelveTakesLessPaperThanTwelveSets(String variant, int before, int now) {
        int sheets = ReadBack.printed(twelve(variant)).sheets().size();
        assertThat(sheets).isEqualTo(now).isLessThan(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"halma-8", "american-4", "chinese-6"})
    void noSetLacksAPieceAndScissorsFitBetweenThem(String id) {
        Variant variant = Variants.named(id);
        List<ReadPage> pages = ReadBack.of(twelve(id)).pages();
        assertThat(pages.stream()
                        .mapToInt(page -> PieceSheetsTest.discs(page, 18).size())
                        .sum())
                .isEqualTo(CLASS * PieceSheetsTest.needed(variant));
        for (ReadPage page : pages) {
            List<Point2D> discs = PieceSheetsTest.discs(page, 18);
            for (int i = 0; i < discs.size(); i++) {
                assertThat(Apart.nearest(discs, i)).isGreaterThan(0.8 * 18 + 1.9);
            }
        }
    }

    @Test
    void everyPlayerGetsTheRulesAndTheTeacherOnePage() {
        PrintRequest request = twelve("halma-8").with(EnumSet.of(Part.RULES, Part.TEACHER));
        assertThat(ReadBack.printed(request).sheets())
                .extracting(Sheet::title)
                .hasSize(CLASS + 2)
                .endsWith("Rules", "Making the set", "For the teacher");
        List<String> texts = ReadBack.of(request).texts();
        assertThat(texts.subList(0, CLASS)).containsOnly(texts.getFirst());
        assertThat(texts.getLast()).contains("24 players at 12 boards", "Results, round by round");
    }

    @Test
    void theResultsOfALargeClassGoOnOnFurtherSheets() {
        PrintRequest request = twelve("chinese-6").with(EnumSet.of(Part.TEACHER));
        assertThat(ReadBack.of(request).texts())
                .hasSizeGreaterThan(1)
                .last()
                .satisfies(last -> assertThat(last).contains(" 72 "));
    }

    @Test
    void equalSheetsAreInTheFileOnce() {
        int one = ReadBack.printed(twelve("american-2").withCopies(1)).pdf().length;
        assertThat(ReadBack.printed(twelve("american-2")).pdf().length).isLessThan(3 * one);
        assertThat(ReadBack.printed(twelve("american-2")).different()).hasSize(4 + 3);
    }

    private static PrintRequest twelve(String variant) {
        return PrintRequest.of(Variants.named(variant)).withCopies(CLASS);
    }
}
