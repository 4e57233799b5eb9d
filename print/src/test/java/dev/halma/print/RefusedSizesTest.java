package dev.halma.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import dev.halma.print.paper.Paper;
import dev.halma.print.request.Part;
import dev.halma.print.request.PrintRefusal;
import dev.halma.print.request.PrintRefusal.CellOutside;
import dev.halma.print.request.PrintRequest;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What can't be printed is refused, with the range that can. */
class RefusedSizesTest {

    private static final PrintRequest STAR = PrintRequest.of(Variants.named("chinese-2"));
    private static final double FAR_TOO_LARGE = 1000;

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, 9.99, 60.01, 1e9, Double.NaN, Double.POSITIVE_INFINITY})
    void aSizeThatMakesNoBoardIsRefusedWithTheRange(double cell) {
        assertThat(refusal(STAR.withCell(cell)))
                .isInstanceOfSatisfying(
                        CellOutside.class,
                        why -> assertThat(Texts.of(Language.EN).text(why.told()))
                                .startsWith("Cells can be 10 to 60\u00A0mm large, not "));
    }

    @ParameterizedTest
    @MethodSource("dev.halma.print.PrintedSetsTest#variantsOnPapers")
    void theRangeThatIsNamedWorks(Variant variant, Paper paper) {
        PrintRequest single =
                PrintRequest.of(variant).on(paper).withSingle(true).with(EnumSet.of(Part.BOARD));
        CellOutside why = (CellOutside) refusal(single.withCell(FAR_TOO_LARGE));
        assertThat(sheets(single.withCell(why.most()))).isEqualTo(1);
        assertThat(sheets(single.withCell(why.least()))).isEqualTo(1);
        assertThat(PrintSet.of(single.withCell(why.most() + 0.1))).isInstanceOf(PrintSet.Refused.class);
        assertThat(PrintSet.of(single.withCell(why.least() - 0.1))).isInstanceOf(PrintSet.Refused.class);
    }

    @Test
    void pawnsThatNeedMoreRoomThanASingleSheetHasAreRefused() {
        PrintRequest request =
                PrintRequest.of(Variants.named("american-2")).withSingle(true).withPawns(true);
        assertThat(refusal(request).told().key()).isEqualTo("print.refused.no-cell");
    }

    @Test
    void nothingToPrintIsRefused() {
        assertThat(refusal(STAR.with(Set.of()))).isEqualTo(new PrintRefusal.NoParts());
    }

    @ParameterizedTest
    @EnumSource
    void everyLanguageNamesTheRange(Language language) {
        PrintRefusal why =
                refusal(STAR.on(Paper.A3).withSingle(true).withPawns(true).withCell(FAR_TOO_LARGE));
        assertThat(Texts.of(language).text(why.told())).contains("14").contains("1000");
    }

    private static PrintRefusal refusal(PrintRequest request) {
        return ((PrintSet.Refused) PrintSet.of(request)).why();
    }

    private static int sheets(PrintRequest request) {
        return ReadBack.printed(request).sheets().size();
    }
}
