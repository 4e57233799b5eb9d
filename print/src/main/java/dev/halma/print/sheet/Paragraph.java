package dev.halma.print.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A text broken into lines that fit a width. */
public record Paragraph(List<String> lines, Lettering type) {

    /** The distance between two baselines, in sizes of the type. */
    public static final double LEADING = 1.28;

    /** The distance from the top of a line to its baseline, in sizes of the type. */
    private static final double ASCENT = 0.95;

    private static final Pattern SPACE = Pattern.compile("\\s+");

    public Paragraph {
        lines = List.copyOf(lines);
    }

    public static Paragraph of(String text, Lettering type, double room) {
        Typeface face = Typeface.of(type);
        int space = face.thousandths(" ");
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        int width = 0; // of the line, in thousandths of the size
        for (String word : SPACE.split(text.strip(), -1)) {
            int wordWidth = face.thousandths(word);
            if (line.isEmpty()) {
                width = wordWidth;
            } else if ((width + space + wordWidth) * type.size() / 1000 > room) {
                lines.add(line.toString());
                line.setLength(0);
                width = wordWidth;
            } else {
                line.append(' ');
                width += space + wordWidth;
            }
            line.append(word);
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
