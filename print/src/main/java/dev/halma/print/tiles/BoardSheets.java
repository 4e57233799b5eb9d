package dev.halma.print.tiles;

import dev.halma.print.board.BoardPicture;
import dev.halma.print.paper.Header;
import dev.halma.print.paper.Page;
import dev.halma.print.request.SetPlan;
import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Paint;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Sheet;
import dev.halma.print.sheet.Stroke;
import dev.halma.print.sheet.Tone;
import dev.halma.print.tiles.Tiling.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The board in as many tiles as it needs, with flaps to glue them together. */
public final class BoardSheets {

    /** How far the picture extends under the next tile, so that a cut may be a little off. */
    private static final double BLEED = 2;

    private static final Stroke CUT = Stroke.of(Tone.BLACK, 0.25);

    private final SetPlan plan;
    private final BoardTiles tiles;

    public BoardSheets(SetPlan plan) {
        this.plan = plan;
        this.tiles = BoardTiles.of(plan.board(), plan.request().paper());
    }

    public List<Sheet> sheets() {
        List<Sheet> sheets = new ArrayList<>();
        for (int row = 0; row < tiles.rows().size(); row++) {
            for (int column = 0; column < tiles.columns().size(); column++) sheets.add(sheet(row, column));
        }
        return sheets;
    }

    private Sheet sheet(int row, int column) {
        Drawing drawing = new Drawing();
        Box strip = tiles.page().header();
        Overview overview = new Overview(plan, tiles);
        double beside = overview.drawSmall(drawing, strip, row, column) + 4;
        String label = label(row, column);
        Header.draw(
                drawing,
                new Box(strip.x() + beside, strip.y(), strip.width() - beside, strip.height()),
                plan.texts(),
                plan.title(),
                label);
        drawPart(drawing, row, column);
        return tiles.page().sheet(label, drawing);
    }

    private String label(int row, int column) {
        return tiles.count() == 1
                ? plan.texts().text("print.sheet.board")
                : plan.texts().text("print.sheet.board-tile", place(row, column));
    }

    private static Map<String, Integer> place(int row, int column) {
        return Map.of("row", row + 1, "column", column + 1);
    }

    private void drawPart(Drawing drawing, int row, int column) {
        Span across = tiles.columns().get(column);
        Span down = tiles.rows().get(row);
        Box room = tiles.page().roomForParts();
        double flap = BoardTiles.FLAP;
        Box tile = new Box(
                room.x() + (room.width() - across.withFlap(flap)) / 2, room.y(), across.length(), down.length());
        if (!across.isLast()) {
            Flap.right(drawing, tile, plan.texts().text("print.flap", place(row, column + 1)));
        }
        if (!down.isLast()) {
            Flap.below(drawing, tile, plan.texts().text("print.flap", place(row + 1, column)));
        }
        Box seen = new Box(
                tile.x(),
                tile.y(),
                tile.width() + (across.isLast() ? 0 : BLEED),
                tile.height() + (down.isLast() ? 0 : BLEED));
        Point origin = new Point(tile.x() - across.from(), tile.y() - down.from());
        BoardPicture picture =
                new BoardPicture(plan.board(), plan.camps(), plan.style(), new BoardPicture.Placed(origin, seen));
        drawing.window(seen, inside -> {
            inside.box(seen, Paint.filled(Tone.WHITE));
            picture.draw(inside);
        });
        drawing.box(tile, Paint.outlined(CUT));
        drawCorners(drawing, tile);
    }

    /** Draws short lines that extend the sides: a ruler along two of them shows where to cut. */
    private static void drawCorners(Drawing drawing, Box tile) {
        for (double x : List.of(tile.x(), tile.right())) {
            drawing.line(new Point(x, tile.y() - Page.CORNER), new Point(x, tile.y() - 1), CUT);
            drawing.line(new Point(x, tile.bottom() + 1), new Point(x, tile.bottom() + Page.CORNER), CUT);
        }
        for (double y : List.of(tile.y(), tile.bottom())) {
            drawing.line(new Point(tile.x() - Page.CORNER, y), new Point(tile.x() - 1, y), CUT);
            drawing.line(new Point(tile.right() + 1, y), new Point(tile.right() + Page.CORNER, y), CUT);
        }
    }
}
