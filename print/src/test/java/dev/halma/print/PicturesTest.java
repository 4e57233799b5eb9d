package dev.halma.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.i18n.Language;
import dev.halma.print.board.Ink;
import dev.halma.print.board.Look;
import dev.halma.print.diagram.Diagram;
import dev.halma.print.paper.Paper;
import dev.halma.print.request.Part;
import dev.halma.print.request.PrintRequest;
import dev.halma.print.score.ScoreSheets;
import dev.halma.print.sheet.Sheet;
import dev.halma.print.write.Pdf;
import dev.halma.print.write.Png;
import dev.halma.print.write.Svg;
import dev.halma.rules.game.Position;
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
    void seatsDifferInMarkAndInTone(Ink ink) {
        List<Look> looks =
                Arrays.stream(Seat.values()).map(seat -> Look.of(seat, ink)).toList();
        assertThat(looks).extracting(Look::mark).doesNotHaveDuplicates();
        assertThat(looks).extracting(Look::body).doesNotHaveDuplicates();
        assertThat(looks).allMatch(look -> !look.body().equals(look.sign()));
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
        List<Sheet> sheets = ScoreSheets.of(game, Paper.A4, Ink.MONO, Language.DE);
        String text = ReadBack.of(Pdf.of(sheets, "Partie", "de")).texts().getFirst();
        assertThat(text)
                .contains("Partieblatt", "Ольга & <Anna>", "B: ??", "h5-g4", "b1-d1-f3-h5", "Nach Zug 4: e8-d7");
    }

    @Test
    void aGameWithoutMovesShowsItsStart() {
        GameRecord game = GameText.parse(GAME.replaceAll("1\\. .*", "")).orThrow();
        List<Sheet> sheets = ScoreSheets.of(game, Paper.LETTER, Ink.COLOUR, Language.EN);
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
        return new Diagram(Position.start(Variants.named(variant), Seat.A), Optional.empty(), Ink.MONO, false);
    }

    private static Document xml(String text) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(text)));
    }
}
