package dev.halma.cli.terminal.screen;

import dev.halma.i18n.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A longer text in place of the board, page by page. */
final class Pager {

    /** The title, a blank line, and the keys. */
    private static final int AROUND = 3;

    private final String title;
    private final List<String> text;
    private int first;

    /** @param columns of the terminal; longer lines are broken */
    Pager(String title, List<String> text, int columns) {
        this.title = title;
        this.text = text.stream()
                .flatMap(line -> line.length() < columns ? Stream.of(line) : Wrap.lines(line, columns - 1).stream())
                .toList();
    }

    /** Takes a key; returns whether the text is put away. */
    boolean isLeft(Key key, int rows) {
        int page = Math.max(1, rows - AROUND);
        switch (key.kind()) {
            case DOWN -> first++;
            case UP -> first--;
            case PAGE_DOWN -> first += page;
            case PAGE_UP -> first -= page;
            case HOME -> first = 0;
            default -> {
                boolean isLast = first + page >= text.size();
                boolean goesOn = key.kind() == Key.Kind.LETTER && key.letter() == ' ' && !isLast;
                if (!goesOn) return true;
                first += page;
            }
        }
        first = Math.max(0, Math.min(first, text.size() - page));
        return false;
    }

    List<String> lines(Style style, Texts texts, int columns, int rows) {
        int page = Math.max(1, rows - AROUND);
        List<String> lines = new ArrayList<>();
        lines.add(style.bold(Wrap.cut(style.plain(title), columns - 1)));
        lines.add("");
        for (int i = first; i < Math.min(text.size(), first + page); i++) {
            lines.add(Wrap.cut(style.plain(text.get(i)), columns - 1));
        }
        while (lines.size() < rows - 1) lines.add("");
        lines.add(style.faint(Wrap.cut(style.plain(texts.text("terminal.pager")), columns - 1)));
        return lines;
    }
}
