package dev.halma.print;

import static dev.halma.print.ReadBack.plain;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import dev.halma.print.board.Ink;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole sets of every variant on every paper, as a printer gets them. */
class PrintedSetsTest {

    private static final Set<Part> EVERYTHING = EnumSet.allOf(Part.class);
    private static final double REACH_OF_PRINTERS = 7.5;
    private static final int MOST_BYTES = 500_000;

    static Stream<Arguments> variantsOnPapers() {
        return Variants.all().stream()
                .flatMap(variant -> Arrays.stream(Paper.values()).map(paper -> Arguments.of(variant, paper)));
    }

    @Test
    void americanHalmaForTwoIsFourSheetsOfBoardAndTwoOfPieces() {
        PrintRequest american = PrintRequest.of(Variants.named("american-2"));
        List<String> texts = ReadBack.of(american).texts();
        assertThat(texts).hasSize(6);
        assertThat(texts.subList(0, 4)).allMatch(text -> text.contains("Board: row "));
        assertThat(texts.subList(4, 6)).allMatch(text -> text.contains("Pieces: sheet "));
    }

    @ParameterizedTest
    @MethodSource("variantsOnPapers")
    void everySheetHasTheSizeOfItsPaper(Variant variant, Paper paper) {
        for (ReadPage page : ReadBack.set(variant, paper).pages()) {
            assertThat(Math.min(page.width(), page.height())).isCloseTo(paper.width(), within(0.01));
            assertThat(Math.max(page.width(), page.height())).isCloseTo(paper.height(), within(0.01));
        }
    }

    @ParameterizedTest
    @MethodSource("variantsOnPapers")
    void nothingIsCutOffByThePrintersMargin(Variant variant, Paper paper) {
        for (ReadPage page : ReadBack.set(variant, paper).pages()) {
            Rectangle2D reach = new Rectangle2D.Double(
                    REACH_OF_PRINTERS,
                    REACH_OF_PRINTERS,
                    page.width() - 2 * REACH_OF_PRINTERS,
                    page.height() - 2 * REACH_OF_PRINTERS);
            assertThat(page.inked()).allMatch(shape -> holds(reach, shape.seen()));
            assertThat(page.letters()).isNotEmpty().allMatch(letter -> holds(reach, letter));
        }
    }

    /** Like {@code contains}, but a line without width can be inside too. */
    private static boolean holds(Rectangle2D outer, Rectangle2D inner) {
        return inner.getMinX() >= outer.getMinX()
                && inner.getMinY() >= outer.getMinY()
                && inner.getMaxX() <= outer.getMaxX()
                && inner.getMaxY() <= outer.getMaxY();
    }

    @ParameterizedTest
    @MethodSource("variantsOnPapers")
    void theRulerOfEverySheetToCutIsOneHundredMillimetresLong(Variant variant, Paper paper) {
        List<ReadPage> pages = ReadBack.set(variant, paper).pages();
        // The last pages have rules, how to make the set and the teacher's page, which are not measured.
        for (ReadPage page : pages.subList(0, pages.size() - 3)) {
            assertThat(page.lines())
                    .anySatisfy(line ->
                            assertThat(line.getP1().distance(line.getP2())).isCloseTo(100, within(0.1)));
        }
    }

    @ParameterizedTest
    @MethodSource("variantsOnPapers")
    void theFileIsSmallAndBringsItsFonts(Variant variant, Paper paper) {
        ReadBack read = ReadBack.set(variant, paper);
        assertThat(read.bytes()).isLessThan(MOST_BYTES);
        assertThat(read.fonts()).isNotEmpty().allMatch(font -> font.isEmbedded());
    }

    @ParameterizedTest
    @EnumSource
    void theTextsAreInTheLanguageAskedFor(Language language) {
        Texts texts = Texts.of(language);
        PrintRequest request =
                PrintRequest.of(Variants.named("american-4-both")).in(language).with(EVERYTHING);
        String all = String.join(" ", ReadBack.of(request).texts());
        assertThat(all)
                .contains(plain(texts.text("variant.american-4-both.name")))
                .contains(plain(texts.text("print.sheet.board-tile", Map.of("row", 2, "column", 1))))
                .contains(plain(texts.text("print.card.partner", Map.of("partner", "C"))))
                .contains(plain(texts.text("rules.chain.text")))
                .contains(plain(texts.text("print.assembly.join")))
                .contains(plain(texts.text("print.assembly.laminator.text")))
                .contains(plain(texts.text("print.assembly.scissors.text")))
                .contains(plain(texts.text("print.teacher.trains.text")))
                .contains(plain(texts.text("print.results.title")));
    }

    @Test
    void cyrillicComesBackLetterForLetter() {
        PrintRequest request =
                PrintRequest.of(Variants.named("chinese-2")).in(Language.RU).with(EVERYTHING);
        assertThat(String.join(" ", ReadBack.of(request).texts()))
                .contains("Как сделать игру", "Место A: 10 фишек и 2 запасные", "Печатайте в натуральную величину");
    }

    @ParameterizedTest
    @EnumSource
    void theSameRequestGivesTheSameBytes(Ink ink) {
        PrintRequest request =
                PrintRequest.of(Variants.named("halma-8")).in(ink).with(EVERYTHING);
        assertThat(ReadBack.printed(request).pdf())
                .isEqualTo(ReadBack.printed(request).pdf());
        assertThat(ReadBack.printed(request).svg())
                .isEqualTo(ReadBack.printed(request).svg());
    }
}
