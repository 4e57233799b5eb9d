package dev.halma.cli.terminal.screen;

import dev.halma.rules.variant.Seat;

/**
 * What the terminal can show.
 *
 * @param hasColours whether it shows colours
 * @param hasUnicode whether it shows more than ASCII
 */
public record Style(boolean hasColours, boolean hasUnicode) {

    private static final String ESCAPE = "\u001B[";
    private static final String[] SHAPES = {"●", "▲", "■", "◆", "★", "✚"};

    /** Bright red, blue, yellow, green, magenta, cyan: the page's colours, as far as a terminal has them. */
    private static final int[] COLOURS = {91, 94, 93, 92, 95, 96};

    private String painted(String codes, String text) {
        return hasColours && !text.isEmpty() ? ESCAPE + codes + "m" + text + ESCAPE + "0m" : text;
    }

    String bold(String text) {
        return painted("1", text);
    }

    String faint(String text) {
        return painted("2", text);
    }

    String warning(String text) {
        return painted("1;93", text);
    }

    /** A cell that a piece can reach. */
    String target(String text) {
        return painted("1;30;102", text);
    }

    String inSeatsColour(Seat seat, String text) {
        return painted("1;" + COLOURS[seat.index()], text);
    }

    String faintInSeatsColour(Seat seat, String text) {
        return painted(Integer.toString(COLOURS[seat.index()] - 60), text);
    }

    /** A piece: colour and shape each tell seats apart. */
    String piece(Seat seat, boolean isMarked) {
        String shape = hasUnicode ? SHAPES[seat.index()] : seat.name();
        return isMarked ? painted("1;7;" + COLOURS[seat.index()], shape) : painted("1;" + COLOURS[seat.index()], shape);
    }

    /** One of two characters. */
    String either(String unicode, String ascii) {
        return hasUnicode ? unicode : ascii;
    }

    /** A text without the typographic signs that a terminal without Unicode can't show. */
    String plain(String text) {
        if (hasUnicode) return text;
        return text.replace('’', '\'')
                .replace('‘', '\'')
                .replace('“', '"')
                .replace('”', '"')
                .replace('„', '"')
                .replace('«', '"')
                .replace('»', '"')
                .replace('\u00A0', ' ')
                .replace('\u202F', ' ')
                .replace("…", "...")
                .replace("·", "-")
                .replace('–', '-');
    }

    /** The number of columns that a text takes. */
    static int width(String text) {
        return text.replaceAll("\u001B\\[[0-9;]*m", "").length();
    }
}
