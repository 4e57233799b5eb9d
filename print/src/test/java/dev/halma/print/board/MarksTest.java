package dev.halma.print.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Point;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a cell shows is the piece that starts there. */
class MarksTest {

    private static final double CELL = 18;

    @ParameterizedTest
    @EnumSource
    void theMarkOfACellIsExactlyThePieceInSmall(Ink ink) {
        for (Variant variant : Variants.all()) {
            Palette palette = Palette.of(ink);
            BoardPicture picture = BoardPicture.at(
                    new Point(0, 0),
                    BoardPlan.framed(variant.board(), CELL),
                    Camps.of(variant),
                    new BoardStyle(palette, false, true, false));
            Drawing drawing = new Drawing();
            picture.draw(drawing);
            for (Seating seating : variant.seatings()) {
                for (int cell : seating.camp().stream().toArray()) {
                    Drawing piece = new Drawing();
                    PiecePicture.draw(piece, picture.centre(cell), CELL * 0.17, palette.look(seating.seat()));
                    assertThat(drawing.shapes()).containsSequence(piece.shapes());
                }
            }
        }
    }
}
