package dev.halma.print;

import dev.halma.print.board.BoardPicture;
import dev.halma.print.board.PieceLook;
import dev.halma.print.board.PiecePicture;
import dev.halma.print.board.RoutePicture;
import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Lettering;
import dev.halma.print.sheet.Paint;
import dev.halma.print.sheet.Paragraph;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Stroke;
import dev.halma.print.sheet.Tone;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import java.util.List;
import java.util.Map;

/** A card for a player: the mark, the camp and the goal. */
record PlayerCard(SetPlan plan, Seating seating) {

    static final double WIDTH = 86;
    static final double HEIGHT = 54;

    private static final double PADDING = 4;
    private static final double PICTURE = HEIGHT - 2 * PADDING;
    private static final double LARGEST = 3.4;
    private static final double SMALLEST = 2;

    void draw(Drawing drawing, Point corner) {
        Box card = new Box(corner.x(), corner.y(), WIDTH, HEIGHT);
        drawing.box(card, Paint.filled(Tone.WHITE).with(Stroke.of(Tone.BLACK, 0.25)));
        drawBoard(drawing, new Box(card.right() - PADDING - PICTURE, card.y() + PADDING, PICTURE, PICTURE));
        PieceLook look = plan.look(seating.seat());
        Point mark = corner.plus(PADDING + 7, PADDING + 7);
        PiecePicture.draw(drawing, mark, 7, look);
        drawing.text(mark.plus(9.5, 2.9), seating.seat().name(), Lettering.bold(8));
        drawText(drawing, new Box(card.x() + PADDING, card.y() + 22, WIDTH - PICTURE - 3 * PADDING, HEIGHT - 24));
    }

    /** Draws the text as large as fits. */
    private void drawText(Drawing drawing, Box room) {
        String text = words();
        Paragraph paragraph = Paragraph.of(text, Lettering.plain(LARGEST), room.width());
        for (double size = LARGEST; size >= SMALLEST && !fits(paragraph, room); size -= 0.1) {
            paragraph = Paragraph.of(text, Lettering.plain(size), room.width());
        }
        paragraph.draw(drawing, new Point(room.x(), room.y()));
    }

    private static boolean fits(Paragraph paragraph, Box room) {
        return paragraph.height() <= room.height() && paragraph.width() <= room.width();
    }

    private String words() {
        String aim = plan.texts().text("print.card.aim", Map.of("pieces", seating.pieces()));
        List<Seat> partners = plan.variant().sideOf(seating.seat()).seats().stream()
                .filter(seat -> seat != seating.seat())
                .toList();
        if (partners.isEmpty()) return aim;
        return aim + " "
                + plan.texts()
                        .text(
                                "print.card.partner",
                                Map.of("partner", partners.getFirst().name()));
    }

    private void drawBoard(Drawing drawing, Box room) {
        BoardPicture picture = plan.smallBoard(room);
        picture.draw(drawing);
        picture.drawStart(drawing, seating);
        RoutePicture.draw(drawing, List.of(middle(picture, seating.camp()), middle(picture, seating.goal())), 1.1);
    }

    private static Point middle(BoardPicture picture, CellSet camp) {
        double x = camp.stream()
                .mapToDouble(cell -> picture.centre(cell).x())
                .average()
                .orElseThrow();
        double y = camp.stream()
                .mapToDouble(cell -> picture.centre(cell).y())
                .average()
                .orElseThrow();
        return new Point(x, y);
    }
}
