package dev.halma.print;

import dev.halma.print.Tiling.Span;
import dev.halma.print.board.BoardPicture;
import dev.halma.print.board.BoardPlan;
import dev.halma.print.board.BoardStyle;
import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Lettering;
import dev.halma.print.sheet.Outline;
import dev.halma.print.sheet.Paint;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Shape.Anchor;
import dev.halma.print.sheet.Stroke;
import dev.halma.print.sheet.Tone;
import java.util.ArrayList;
import java.util.List;

/** The whole board with the lines that cut it into tiles. */
record Overview(SetPlan plan, BoardTiles tiles) {

    /** Draws it at the left end of a header with one tile marked, and returns its width. */
    double drawSmall(Drawing drawing, Box strip, int row, int column) {
        double scale = scale(strip.height(), strip.height());
        Box board = new Box(
                strip.x(), strip.y(), plan.board().width() * scale, plan.board().height() * scale);
        Span across = tiles.columns().get(column);
        Span down = tiles.rows().get(row);
        drawing.box(
                new Box(
                        board.x() + across.from() * scale,
                        board.y() + down.from() * scale,
                        across.length() * scale,
                        down.length() * scale),
                Paint.filled(Tone.grey(0.6)));
        drawing.draw(cuts(board, scale), Paint.outlined(Tone.BLACK, 0.2));
        drawing.box(board, Paint.outlined(Tone.BLACK, 0.4));
        return board.width();
    }

    /** Draws it with its cells and the row and column of each tile, as large as fits. */
    void draw(Drawing drawing, Box room) {
        double scale = scale(room.width(), room.height());
        BoardPlan small = BoardPlan.of(
                plan.board().board(), plan.board().cell() * scale, plan.board().frame() * scale);
        Point origin = new Point(room.x() + (room.width() - small.width()) / 2, room.y());
        Box board = new Box(origin.x(), origin.y(), small.width(), small.height());
        BoardPicture.at(
                        origin,
                        small,
                        plan.camps(),
                        BoardStyle.small(plan.request().palette()))
                .draw(drawing);
        drawing.draw(cuts(board, scale), Paint.outlined(Stroke.of(Tone.BLACK, 0.5)));
        drawing.box(board, Paint.outlined(Tone.BLACK, 0.5));
        if (tiles.count() > 1) drawNames(drawing, board, scale);
    }

    private void drawNames(Drawing drawing, Box board, double scale) {
        Lettering type = Lettering.bold(3);
        for (int row = 0; row < tiles.rows().size(); row++) {
            for (int column = 0; column < tiles.columns().size(); column++) {
                Span across = tiles.columns().get(column);
                Span down = tiles.rows().get(row);
                Point middle = new Point(
                        board.x() + (across.from() + across.to()) / 2 * scale,
                        board.y() + (down.from() + down.to()) / 2 * scale);
                drawing.circle(middle, 3.2, Paint.filled(Tone.WHITE).with(Stroke.of(Tone.BLACK, 0.2)));
                String name = (row + 1) + "." + (column + 1);
                drawing.text(middle.plus(0, 1.05), name, type, Anchor.MIDDLE);
            }
        }
    }

    private double scale(double width, double height) {
        return Math.min(width / plan.board().width(), height / plan.board().height());
    }

    private Outline cuts(Box board, double scale) {
        List<Outline> cuts = new ArrayList<>();
        for (Span span : tiles.columns()) {
            double x = board.x() + span.to() * scale;
            cuts.add(Outline.line(new Point(x, board.y()), new Point(x, board.bottom())));
        }
        for (Span span : tiles.rows()) {
            double y = board.y() + span.to() * scale;
            cuts.add(Outline.line(new Point(board.x(), y), new Point(board.right(), y)));
        }
        return Outline.together(cuts);
    }
}
