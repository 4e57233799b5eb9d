package dev.halma.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.i18n.Language;
import dev.halma.print.board.Ink;
import dev.halma.print.board.Palette;
import dev.halma.print.board.PieceLook;
import dev.halma.print.sheet.Pdf;
import dev.halma.print.sheet.Png;
import dev.halma.print.sheet.Sheet;
import dev.halma.print.sheet.Svg;
import dev.halma.print.sheet.Tone;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** Diagrams, score sheets and previews. */
class PicturesTest {

    private static final String GAME = """
            [Variant "halma-8"]
            [Date "2026-11-15"]
            [A "Ольга & <Anna>"]
            [B "李雷"]
            [Start "A"]
            [Result "*"]

            1. d1-e2 h5-g4 2. b1-h5 e8-d7
            """;

    @ParameterizedTest
    @EnumSource
    void seatsDifferInMarkAndInSurface(Ink ink) {
        List<PieceLook> looks =
                Arrays.stream(Seat.values()).map(Palette.of(ink)::look).toList();
        assertThat(looks).extracting(PieceLook::mark).doesNotHaveDuplicates();
        assertThat(looks)
                .extracting(look -> List.of(look.body(), look.pattern()))
                .doesNotHaveDuplicates();
        assertThat(looks).allMatch(look -> !look.body().equals(look.sign()));
    }

    @Test
    void lightInkHasNoSolidPieces() {
        assertThat(Arrays.stream(Seat.values()).map(Palette.of(Ink.LIGHT)::look))
                .extracting(PieceLook::body)
                .containsOnly(Tone.WHITE);
    }

    @Test
    void chosenColoursReplaceTheUsualOnesAndTheMarkStaysVisible() {
        Palette palette = new Palette(Ink.COLOUR, Map.of(Seat.A, new Tone(0xFFFFFF), Seat.B, new Tone(0x000080)));
        assertThat(palette.look(Seat.A).sign()).isEqualTo(Tone.BLACK);
        assertThat(palette.look(Seat.B).sign()).isEqualTo(Tone.WHITE);
        assertThat(palette.look(Seat.B).body()).isEqualTo(new Tone(0x000080));
        assertThat(palette.look(Seat.C)).isEqualTo(Palette.of(Ink.COLOUR).look(Seat.C));
    }

    @Test
    void aDiagramShowsEveryPieceAsADrawingOfItsOwnSize() throws Exception {
        Sheet sheet = start("chinese-6").sheet(6, "Sixty & more");
        Document svg = xml(Svg.of(sheet));
        assertThat(svg.getDocumentElement().getAttribute("width")).isEqualTo("79.8mm");
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("Sixty & more");
        assertThat(Svg.of(sheet)).doesNotContain("<script", "<image");
    }

    @Test
    void aPictureOfDotsHasAsManyAsItsSizeAsksFor() throws IOException {
        Sheet sheet = start("halma-8").sheet(6, "Halma");
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(Png.of(sheet, 254)));
        assertThat(image.getWidth()).isEqualTo((int) Math.floor(sheet.width() * 10));
    }

    @Test
    void aScoreSheetTellsMovesAndPlayersWhateverTheyAreCalled() {
        GameRecord game = GameText.parse(GAME).orThrow();
        List<Sheet> sheets = ScoreSheets.of(game, Paper.A4, Palette.of(Ink.MONO), Language.DE);
        String text = ReadBack.of(Pdf.of(sheets, "Partie", "de")).texts().getFirst();
        assertThat(text)
                .contains("Spielprotokoll", "Ольга & <Anna>", "B: ??", "h5-g4", "b1-d1-f3-h5", "Runde 2, B: e8-d7");
    }

    @Test
    void aLongChainIsWrittenInFull() {
        GameRecord game = GameText.parse("""
                        [Variant "halma-8"]
                        [Start "A"]
                        [Position "a7/bbbb4/bbbb2a1/bb3a2/4a3/3a4/2a4a/aa5a a 0 1"]
                        [Result "*"]

                        1. a1-c1-c3-e3-e5-g5-g7
                        """).orThrow();
        assertThat(score(game)).contains("1. a1-c1-c3-e3-e5-g5-g7 ");
    }

    @Test
    void roundsAreNumberedAsInTheFileAndNoMoreOnceTheFirstSeatHasLeft() {
        GameRecord game = GameText.parse("""
                        [Variant "chinese-3"]
                        [Start "B"]
                        [Result "*"]

                        1. e11-g11 n13-m12 f3-f5 2. g11-e11 m12-n13 f5-f3 resign n13-m12 f3-f5 m12-n13 f5-f3
                        """).orThrow();
        assertThat(score(game))
                .contains("1. e11-g11 n13-m12 f3-f5 2. g11-e11 m12-n13 f5-f3 resigns n13-m12 f3-f5 m12-n13 f5-f3")
                .contains("Round 2, A: f5-f3")
                .doesNotContain("3. ");
    }

    private static String score(GameRecord game) {
        List<Sheet> sheets = ScoreSheets.of(game, Paper.A4, Palette.of(Ink.MONO), Language.EN);
        return ReadBack.of(Pdf.of(sheets, "Game", "en")).texts().getFirst();
    }

    @Test
    void aGameWithoutMovesShowsItsStart() {
        GameRecord game = GameText.parse(GAME.replaceAll("1\\. .*", "")).orThrow();
        List<Sheet> sheets = ScoreSheets.of(game, Paper.LETTER, Palette.of(Ink.COLOUR), Language.EN);
        assertThat(ReadBack.of(Pdf.of(sheets, "Game", "en")).texts().getFirst()).contains("The start");
    }

    @Test
    void everySheetOfASetHasAPreviewThatAnyBrowserReads() throws Exception {
        PrintRequest request =
                PrintRequest.of(Variants.named("xxl-3")).in(Language.RU).with(EnumSet.allOf(Part.class));
        List<String> previews = ReadBack.printed(request).svg();
        assertThat(previews).hasSize(ReadBack.of(request).pages().size());
        for (String preview : previews) {
            assertThat(xml(preview).getDocumentElement().getTagName()).isEqualTo("svg");
        }
    }

    private static Diagram start(String variant) {
        return new Diagram(
                Position.start(Variants.named(variant), Seat.A), Optional.empty(), Palette.of(Ink.MONO), false);
    }

    private static Document xml(String text) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(text)));
    }
}
