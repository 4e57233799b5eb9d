package dev.halma.print;

import dev.halma.i18n.Texts;
import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Lettering;
import dev.halma.print.sheet.Outline;
import dev.halma.print.sheet.Paint;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Shape.Anchor;
import dev.halma.print.sheet.Tone;
import java.util.ArrayList;
import java.util.List;

/** A table to fill in by hand: a line for each player, and columns for rounds, points and place. */
record ResultsTable(Texts texts) {

    private static final int ROUNDS = 7;
    private static final double HEADING = 9;
    private static final double ROW = 7;
    private static final double NUMBER = 8;
    private static final double ROUND = 11;
    private static final double SUM = 17;

    /** The lines for players that fit. */
    static int rows(Box room) {
        return (int) ((room.height() - HEADING) / ROW) - 1;
    }

    /**
     * Draws the table.
     *
     * @param first the number of its first line
     */
    void draw(Drawing drawing, Box room, int first) {
        drawing.text(new Point(room.x(), room.y() + 5), texts.text("print.results.title"), Lettering.bold(4.4));
        int rows = rows(room);
        Box table = new Box(room.x(), room.y() + HEADING, room.width(), (rows + 1) * ROW);
        List<Double> columns = columns(table);
        drawLines(drawing, table, columns);
        List<String> titles = new ArrayList<>(List.of("", texts.text("print.results.name")));
        for (int round = 1; round <= ROUNDS; round++) titles.add(Integer.toString(round));
        titles.add(texts.text("print.results.points"));
        titles.add(texts.text("print.results.place"));
        for (int i = 0; i < titles.size(); i++) {
            double width = columns.get(i + 1) - columns.get(i);
            Lettering type = Header.fitting(titles.get(i), Lettering.bold(3.2), width - 2);
            Point middle = new Point(columns.get(i) + width / 2, table.y() + ROW * 0.66);
            drawing.text(middle, titles.get(i), type, Anchor.MIDDLE);
        }
        for (int row = 1; row <= rows; row++) {
            Point at = new Point(columns.get(1) - 1.5, table.y() + ROW * (row + 0.66));
            drawing.text(at, Integer.toString(first + row - 1), Lettering.plain(3), Anchor.END);
        }
    }

    /** The places of the vertical lines. The names have what the others leave. */
    private static List<Double> columns(Box table) {
        double names = table.width() - NUMBER - ROUNDS * ROUND - 2 * SUM;
        List<Double> columns = new ArrayList<>(List.of(table.x(), table.x() + NUMBER));
        columns.add(columns.getLast() + names);
        for (int round = 0; round < ROUNDS; round++) columns.add(columns.getLast() + ROUND);
        columns.add(columns.getLast() + SUM);
        columns.add(columns.getLast() + SUM);
        return columns;
    }

    private static void drawLines(Drawing drawing, Box table, List<Double> columns) {
        List<Outline> lines = new ArrayList<>();
        for (double x : columns) lines.add(Outline.line(new Point(x, table.y()), new Point(x, table.bottom())));
        for (double y = table.y() + ROW; y < table.bottom() - 1; y += ROW) {
            lines.add(Outline.line(new Point(table.x(), y), new Point(table.right(), y)));
        }
        drawing.draw(Outline.together(lines), Paint.outlined(Tone.grey(0.35), 0.2));
        drawing.box(table, Paint.outlined(Tone.BLACK, 0.4));
    }
}
