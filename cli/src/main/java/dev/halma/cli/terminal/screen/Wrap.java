package dev.halma.cli.terminal.screen;

import java.util.ArrayList;
import java.util.List;

/** Texts cut into lines. */
final class Wrap {

    private Wrap() {}

    /** Lines of at most {@code width} columns, broken between words. */
    static List<String> lines(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : words(text, width)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            if (!line.isEmpty()) line.append(' ');
            line.append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /** The words, those that are longer than a line in pieces. */
    private static List<String> words(String text, int width) {
        List<String> words = new ArrayList<>();
        for (String word : text.split(" ", -1)) {
            String rest = word;
            while (rest.length() > width) {
                words.add(rest.substring(0, width));
                rest = rest.substring(width);
            }
            words.add(rest);
        }
        return words;
    }

    /** A text of exactly {@code width} columns. */
    static String padded(String text, int width) {
        return cut(text, width) + " ".repeat(Math.max(0, width - text.length()));
    }

    static String cut(String text, int width) {
        return text.length() <= width ? text : text.substring(0, Math.max(0, width));
    }
}
