package dev.halma.print;

import dev.halma.print.Tiling.Span;
import dev.halma.print.board.BoardPicture;
import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Paint;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Sheet;
import dev.halma.print.sheet.Stroke;
import dev.halma.print.sheet.Tone;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The board in as many tiles as it needs, with flaps to glue them together. What a tile leaves blank is filled. */
final class BoardSheets {

    /** How far the picture extends under the next tile, so that a cut may be a little off. */
    private static final double BLEED = 2;

    private static final Stroke CUT = Stroke.of(Tone.BLACK, 0.25);

    /** The distance from the marks at the corners to what fills the sheet. */
    private static final double BETWEEN = 3;

    /** Nothing fits into a narrower strip beside a tile. */
    private static final double LEAST_BESIDE = 50;

    private final SetPlan plan;
    private final BoardTiles tiles;

    BoardSheets(SetPlan plan) {
        this.plan = plan;
        this.tiles = BoardTiles.of(plan.board(), plan.request().paper());
    }

    int count() {
        return tiles.count();
    }

    /** The sheets of one board. What fits beside the tiles is taken off the list. */
    List<Sheet> sheets(List<Filler> pending) {
        List<Sheet> sheets = new ArrayList<>();
        for (int row = 0; row < tiles.rows().size(); row++) {
            for (int column = 0; column < tiles.columns().size(); column++) sheets.add(sheet(row, column, pending));
        }
        return sheets;
    }

    /** What a tile leaves of its sheet: below it, or beside it if that is more. */
    Box blank(int row, int column) {
        return isBeside(row, column) ? beside(column) : below(row);
    }

    private boolean isBeside(int row, int column) {
        Box below = below(row);
        Box beside = beside(column);
        return beside.width() >= LEAST_BESIDE && beside.width() * beside.height() > below.width() * below.height();
    }

    private Box below(int row) {
        Box body = tiles.page().body();
        double top = tiles.page().roomForParts().y()
                + tiles.rows().get(row).withFlap(BoardTiles.FLAP)
                + Page.CORNER
                + BETWEEN;
        return new Box(body.x(), top, body.width(), Math.max(0, body.bottom() - top));
    }

    /** The room beside a tile that stands at the left. */
    private Box beside(int column) {
        Box body = tiles.page().body();
        double left = tiles.page().roomForParts().x()
                + tiles.columns().get(column).withFlap(BoardTiles.FLAP)
                + Page.CORNER
                + BETWEEN;
        return new Box(left, body.y(), Math.max(0, body.right() - left), body.height());
    }

    private Sheet sheet(int row, int column, List<Filler> pending) {
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
        Filler.fill(drawing, blank(row, column), pending);
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

    /** A tile stands in the middle, or at the left to leave room beside it. */
    private Box tile(int row, int column) {
        Span across = tiles.columns().get(column);
        Span down = tiles.rows().get(row);
        Box room = tiles.page().roomForParts();
        double free = room.width() - across.withFlap(BoardTiles.FLAP);
        double left = isBeside(row, column) ? 0 : free / 2;
        return new Box(room.x() + left, room.y(), across.length(), down.length());
    }

    private void drawPart(Drawing drawing, int row, int column) {
        Span across = tiles.columns().get(column);
        Span down = tiles.rows().get(row);
        Box tile = tile(row, column);
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
