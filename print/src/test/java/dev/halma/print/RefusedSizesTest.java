package dev.halma.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import dev.halma.print.PrintRefusal.CellOutside;
import dev.halma.print.board.Ink;
import dev.halma.print.board.Palette;
import dev.halma.print.sheet.Tone;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
                        why -> assertThat(Texts.of(Language.EN).text(why.message()))
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
        assertThat(refusal(request).message().key()).isEqualTo("print.refused.no-cell");
    }

    @Test
    void nothingToPrintIsRefused() {
        assertThat(refusal(STAR.with(Set.of()))).isEqualTo(new PrintRefusal.NoParts());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -3, 41, Integer.MAX_VALUE})
    void aNumberOfSetsThatNobodyPrintsIsRefusedWithTheRange(int copies) {
        PrintRefusal why = refusal(STAR.withCopies(copies));
        assertThat(Texts.of(Language.EN).text(why.message())).startsWith("1 to 40 sets can be printed at once, not ");
    }

    @ParameterizedTest
    @EnumSource(names = {"MONO", "LIGHT"})
    void coloursNeedColourInk(Ink ink) {
        assertThat(refusal(STAR.in(new Palette(ink, Map.of(Seat.A, Tone.BLACK)))))
                .isEqualTo(new PrintRefusal.ColoursWithoutInk());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            red,blue,green | 3 colours are too many: there are 2 seats.
            C=red          | There is no seat “C”: colours can be given to A or B.
            red,mauve      | “mauve” won’t do for colours: it can be black, white, silver, red, orange, yellow, green, blue, sky, purple, pink, brown or #c01020.
            A=#12345       | “#12345” won’t do for colours: it can be black, white, silver, red, orange, yellow, green, blue, sky, purple, pink, brown or #c01020.
            """)
    void coloursThatMakeNoSenseAreRefusedWithWhatDoes(String colours, String words) {
        Colours.Unreadable read = (Colours.Unreadable) Colours.parse(STAR.variant(), colours);
        assertThat(Texts.of(Language.EN).text(read.why())).isEqualTo(words);
    }

    @Test
    void coloursAreGivenInOrderOrBySeat() {
        Map<Seat, Tone> both = Map.of(Seat.A, new Tone(0xC8102E), Seat.B, new Tone(0x0A0B0C));
        assertThat(Colours.parse(STAR.variant(), "red, #0A0b0c")).isEqualTo(new Colours.Chosen(both));
        assertThat(Colours.parse(STAR.variant(), "b=0a0b0c,A=Red")).isEqualTo(new Colours.Chosen(both));
    }

    @ParameterizedTest
    @EnumSource
    void everyLanguageNamesTheRange(Language language) {
        PrintRefusal why =
                refusal(STAR.on(Paper.A3).withSingle(true).withPawns(true).withCell(FAR_TOO_LARGE));
        assertThat(Texts.of(language).text(why.message())).contains("14").contains("1000");
    }

    private static PrintRefusal refusal(PrintRequest request) {
        return ((PrintSet.Refused) PrintSet.of(request)).why();
    }

    private static int sheets(PrintRequest request) {
        return ReadBack.printed(request).sheets().size();
    }
}
