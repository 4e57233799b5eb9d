package dev.halma.print;

import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Lettering;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Typeface;
import java.util.ArrayList;
import java.util.List;

/** What one seat did, in a column: a long chain goes on in further lines, broken after a hyphen. */
record ScoreEntry(List<String> lines, double width) {

    static final double LINE = 4;

    private static final Lettering TYPE = Lettering.plain(3.2);

    ScoreEntry {
        lines = List.copyOf(lines);
    }

    static ScoreEntry of(String text, double width) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String part : text.split("(?<=[- ])", -1)) {
            boolean isFull = !line.isEmpty() && Typeface.width((line + part).strip(), TYPE) > width;
            if (isFull) lines.add(line.strip());
            line = isFull ? part : line + part;
        }
        lines.add(line.strip());
        return new ScoreEntry(lines, width);
    }

    double height() {
        return lines.size() * LINE;
    }

    /** Draws it from the baseline of its first line. A word that is wider than the column is made smaller. */
    void draw(Drawing drawing, Point start) {
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            drawing.text(start.plus(0, i * LINE), line, Header.fitting(line, TYPE, width));
        }
    }
}
