package dev.halma.print.sheet;

import java.util.ArrayList;
import java.util.List;

/** A text broken into lines that fit a width. */
public record Paragraph(List<String> lines, Lettering type) {

    /** The distance between two baselines, in sizes of the type. */
    public static final double LEADING = 1.28;

    /** The distance from the top of a line to its baseline, in sizes of the type. */
    private static final double ASCENT = 0.95;

    public Paragraph {
        lines = List.copyOf(lines);
    }

    public static Paragraph of(String text, Lettering type, double room) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.strip().split("\\s+", -1)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && Typeface.width(longer, type) > room) {
                lines.add(line.toString());
                line.setLength(0);
                line.append(word);
            } else {
                line.setLength(0);
                line.append(longer);
            }
        }
        lines.add(line.toString());
        return new Paragraph(lines, type);
    }

    public double height() {
        return lines.size() * type.size() * LEADING;
    }

    /** The width of its widest line. A single long word can be wider than the room. */
    public double width() {
        return lines.stream()
                .mapToDouble(line -> Typeface.width(line, type))
                .max()
                .orElse(0);
    }

    public void draw(Drawing drawing, Point topLeft) {
        double baseline = topLeft.y() + type.size() * ASCENT;
        for (String line : lines) {
            drawing.text(new Point(topLeft.x(), baseline), line, type);
            baseline += type.size() * LEADING;
        }
    }
}
